import { listedItems, type SidebarItem } from '#navigation/sidebar/sidebar.ts';

/** A chapter or a part of one. */
export interface PaperPart {
	/** Its place in the document, e.g. `2.3`. */
	number: string;
	title: string;
	/** Path of its page, without the base; `undefined` for a category without a page, or whose page is already in the document. */
	path: string | undefined;
	/** Whether its page has a text; the page of a category only lists its parts. */
	isDoc: boolean;
	/** Replaces a text. */
	description: string | undefined;
	parts: PaperPart[];
}

/**
 * The chapters of a sidebar in reading order, numbered. What is no doc (the reference, other sites) is left out, as is a second mention of a page.
 * @param isDoc whether the page at a path is a text that somebody wrote.
 */
export function paperOutline(items: readonly SidebarItem[], isDoc: (path: string) => boolean): PaperPart[] {
	const seen = new Set<string>();
	const place = (inner: readonly SidebarItem[], above: string): PaperPart[] => {
		const parts: PaperPart[] = [];
		for (const item of inner) {
			const part = partOf(item, `${above}${parts.length + 1}`);
			if (part !== undefined) parts.push(part);
		}
		return parts;
	};
	const partOf = (item: SidebarItem, number: string): PaperPart | undefined => {
		if (item.type === 'html') return undefined;
		const path = item.href === undefined || seen.has(item.href) ? undefined : item.href;
		const hasText = path !== undefined && isDoc(path);
		if (item.type === 'link' && !hasText) return undefined;
		if (path !== undefined) seen.add(path);
		const below = item.type === 'category' ? place(item.items, `${number}.`) : [];
		if (!hasText && below.length === 0) return undefined;
		return { number, title: item.label, path, isDoc: hasText, description: hasText ? undefined : item.description, parts: below };
	};
	return place(listedItems(items), '');
}

/** A part and all its subparts, in reading order. */
export const withInner = (part: PaperPart): PaperPart[] => [part, ...part.parts.flatMap(withInner)];

/** Id of a part in the printed document. */
export const partId = ({ number }: Pick<PaperPart, 'number'>): string => `k${number.replaceAll('.', '-')}`;
