import '#ui/layout/shell.css';
import './cards.css';
import './prose.css';
import type { DocFrame } from '#navigation/doc-frame.ts';
import { type CategoryPage as CategoryPageData, listedItems, type SidebarItem } from '#navigation/sidebar/sidebar.ts';
import { isExternal, withBase } from '../href.ts';
import { BreakableName } from '../layout/BreakableName.tsx';
import { Method } from '../layout/Method.tsx';
import { DocsFrame, DocsTrail } from './DocsFrame.tsx';

interface CategoryPageProps {
	base: string;
	version: string;
	page: CategoryPageData;
	frame: DocFrame;
}

/** The page of a category: a card for each of its pages, and rows for those of the categories in it. */
export function CategoryPage({ base, version, page, frame }: CategoryPageProps) {
	const entries = listedItems(page.category.items);
	// Known before the first group has come, which would move the cards before it.
	const hasGroups = entries.some(({ type }) => type === 'category');
	return (
		<DocsFrame kind="category" base={base} version={version} path={page.path} frame={frame}>
			<article className="prose prose-wide">
				<DocsTrail base={base} frame={frame} title={page.title} />
				<h1>{page.title}</h1>
				{page.description && <p className="lead">{page.description}</p>}
				<ul className={hasGroups ? 'cards cards-wide' : 'cards'}>
					{entries.map((item, index) => (
						<CategoryCard key={`${index}-${item.type}`} item={item} base={base} />
					))}
				</ul>
			</article>
		</DocsFrame>
	);
}

/** An entry of a sidebar as a card, a category as a section with a row for each of its pages; of `listedItems`. */
export function CategoryCard({ item, base }: { item: SidebarItem; base: string }) {
	if (item.type === 'html') return null;
	if (item.type === 'link') {
		return (
			<li className="card">
				<h2>
					<a href={withBase(base, item.href)} rel={isExternal(item.href) ? 'noopener' : undefined}>
						<BreakableName text={item.label} />
					</a>
				</h2>
				{item.description && <p>{item.description}</p>}
			</li>
		);
	}
	return (
		<li className="card-group">
			<h2>
				{item.href ? (
					<a href={withBase(base, item.href)}>
						<BreakableName text={item.label} />
					</a>
				) : (
					<BreakableName text={item.label} />
				)}
			</h2>
			{item.description && <p>{item.description}</p>}
			<ul>
				{item.items.map((inner) =>
					inner.type !== 'html' && inner.href ? (
						<li key={inner.href}>
							{inner.type === 'link' && inner.method && <Method name={inner.method} />}
							<a href={withBase(base, inner.href)}>
								<BreakableName text={inner.label} />
							</a>
						</li>
					) : null,
				)}
			</ul>
		</li>
	);
}
