/** Properties that any entry may have, from the sidebar or the front matter of its doc. */
interface OwnOfEntry {
	className?: string | undefined;
	/** For components of the site that ask for it. */
	customProps?: Readonly<Record<string, unknown>> | undefined;
	/** Name by which translations know the entry, where that is not its label. */
	translationKey?: string;
}

/** A sidebar as a page gets it: every id resolved to an address. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

export interface SidebarLink extends OwnOfEntry {
	type: 'link';
	label: string;
	href: string;
	/** Id of the doc behind the link; `undefined` for addresses written by hand. */
	docId: string | undefined;
	description: string | undefined;
	/** Its page is found by its address only. */
	unlisted: boolean;
	/** Written as an address or as `ref`: the entry leads to a page that belongs elsewhere, so “previous” and “next” skip it. */
	foreign?: boolean;
	/** HTTP method of an API operation, shown before the label. */
	method?: string | undefined;
	/** An operation that programs should no longer call. */
	deprecated?: boolean;
	/** `false`: the label is the same in all languages. */
	translatable?: boolean;
}

export interface SidebarCategory extends OwnOfEntry {
	type: 'category';
	label: string;
	/** Address of the category's own page, when it has one. */
	href: string | undefined;
	/** That page is found by its address only. */
	unlisted?: boolean;
	description: string | undefined;
	collapsible: boolean;
	collapsed: boolean;
	items: SidebarItem[];
}

interface SidebarHtml extends OwnOfEntry {
	type: 'html';
	value: string;
	/** Whether the entry looks like the others. */
	defaultStyle?: boolean;
}

/** A page that lists the items of one category. */
export interface CategoryPage {
	path: string;
	title: string;
	description: string | undefined;
	keywords?: string[] | undefined;
	/** Picture for links from other sites: a full address or a path without the base. */
	image?: string | undefined;
	category: SidebarCategory;
	/** Pages of tags are in no sidebar. */
	sidebarId: string | undefined;
}

/** All pages of a sidebar in reading order; a category with a page of its own comes before its items. */
export function linksOf(items: readonly SidebarItem[]): { label: string; href: string; docId: string | undefined; unlisted: boolean }[] {
	return items.flatMap((item) => {
		if (item.type === 'html') return [];
		if (item.type === 'link') return item.foreign ? [] : [item];
		const own = item.href === undefined ? [] : [{ label: item.label, href: item.href, docId: undefined, unlisted: item.unlisted ?? false }];
		return [...own, ...linksOf(item.items)];
	});
}

/** The items of a sidebar that lists show, without unlisted pages. A category whose own page is unlisted keeps its name as long as it has entries. */
export function listedItems(items: readonly SidebarItem[]): SidebarItem[] {
	return items.flatMap((item): SidebarItem[] => {
		if (item.type === 'html') return [item];
		if (item.type === 'link') return item.unlisted ? [] : [item];
		const category = { ...item, href: item.unlisted ? undefined : item.href, items: listedItems(item.items) };
		return category.items.length === 0 && category.href === undefined ? [] : [category];
	});
}

/** Whether there is something in lists for readers at an entry or in it: of a category whose pages are all unlisted only the name would be left. */
export function showsEntry(item: SidebarItem): boolean {
	if (item.type === 'html') return true;
	const isListed = item.href !== undefined && !item.unlisted;
	return isListed || (item.type === 'category' && item.items.some(showsEntry));
}

/** The categories around the item at `href`, outermost first; `undefined` when the sidebar does not hold it. */
export function trailTo(items: readonly SidebarItem[], href: string): SidebarCategory[] | undefined {
	for (const item of items) {
		if (item.type === 'html') continue;
		if (item.href === href) return [];
		if (item.type === 'category') {
			const inner = trailTo(item.items, href);
			if (inner) return [item, ...inner];
		}
	}
	return undefined;
}
