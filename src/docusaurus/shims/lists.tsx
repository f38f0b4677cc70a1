import '#ui/prose/cards.css';
import type { ReactNode } from 'react';
import type { SidebarItem } from '#navigation/sidebar/sidebar.ts';
import { CategoryCard } from '#ui/prose/CategoryPage.tsx';
import { usePage } from '../drawing/page-context.ts';

interface TocEntry {
	value: string;
	id: string;
	level: number;
}

/** `@theme/TOCInline`: the headings as a list, those of lower levels inside. */
export function TOCInline({
	toc = [],
	minHeadingLevel = 2,
	maxHeadingLevel = 3,
}: {
	toc?: readonly TocEntry[];
	minHeadingLevel?: number;
	maxHeadingLevel?: number;
}): ReactNode {
	return <TocList entries={toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)} />;
}

function TocList({ entries }: { entries: readonly TocEntry[] }): ReactNode {
	if (entries.length === 0) return null;
	const top = Math.min(...entries.map(({ level }) => level));
	const starts = entries.flatMap(({ level }, index) => (level === top || index === 0 ? [index] : []));
	return (
		<ul>
			{starts.map((start, place) => {
				const [head, ...inner] = entries.slice(start, starts[place + 1]);
				return (
					head && (
						<li key={head.id}>
							{/* Headings hold marks, and the text comes from the site's own file. */}
							<a href={`#${head.id}`}>{head.value}</a>
							<TocList entries={inner} />
						</li>
					)
				);
			})}
		</ul>
	);
}

type Card = { type?: string; label?: string; href?: string; description?: string; items?: readonly Card[]; linkUnlisted?: boolean };

/** An entry of a sidebar, as a page wrote it or as Docusaurus hands it over. */
const toSidebarItem = ({ type, label = '', href, description, items }: Card): SidebarItem =>
	type === 'category'
		? { type: 'category', label, href, description, collapsible: true, collapsed: true, items: (items ?? []).map(toSidebarItem) }
		: { type: 'link', label, href: href ?? '', docId: undefined, description, unlisted: false };

/** `@theme/DocCardList`: the entries beside the page in its sidebar, or those that it is given. */
export function DocCardList({ items }: { items?: readonly Card[] }): ReactNode {
	const { cards, base } = usePage();
	return (
		<ul className="cards">
			{(items?.map(toSidebarItem) ?? cards).map((item) => (
				<CategoryCard key={item.type === 'html' ? item.value : `${item.label} ${item.href}`} item={item} base={base} />
			))}
		</ul>
	);
}

/** `@theme/DocCard`. */
export const DocCard = ({ item }: { item: Card }): ReactNode => <DocCardList items={[item]} />;

export const useCurrentSidebarCategory = () => {
	const { category, cards } = usePage();
	return { type: 'category', label: category?.label ?? '', description: category?.description, customProps: category?.customProps, items: cards };
};
export const useCurrentSidebarSiblings = () => usePage().cards;
export const filterDocCardListItems = <T,>(items: readonly T[]): readonly T[] => items;
