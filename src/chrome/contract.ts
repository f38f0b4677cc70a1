import { CATEGORY } from '#words/addresses.ts';

/** What the markup of the chrome and the scripts that bring it to life agree on. Styles may name these too; nothing else is shared. */

/** Custom elements. The script of each is the file of its name below `src/client/`; without it, the content of the element is complete by itself. */
export type ChromeElement =
	/** Around the list of a table of contents, inside of what scrolls. */
	| 'docs-toc'
	/** Around the lists of a sidebar, inside of what scrolls: `data-sidebar`, and `data-fill` when lists were left out. */
	| 'docs-sidebar'
	/** Around sections that become tabs: `data-tabs` on it, `data-tab`, `data-label`, `data-default` on its sections. */
	| 'docs-tabs'
	/** Around the field that filters rows; hidden until it works. */
	| 'docs-filter'
	/** Around the choice of versions. */
	| 'docs-versions'
	/** Around the field and the results of the page of search results. */
	| 'search-page'
	/** Around the list of what a reader keeps of the site for offline reading, and its buttons. */
	| 'offline-edition'
	/** Around the list of pages close to an unknown address; hidden until it has some. */
	| 'closest-pages'
	/** The search dialog. Its script makes it, beside the page. */
	| 'docs-search'
	/** The card of a term. Its script makes it. */
	| 'term-card';

/** Data attributes, without `data-`. */
type ChromeMark =
	/** Id of the announcement; the button that dismisses it. */
	| 'announcement'
	| 'dismiss'
	/** The button that changes colours, and its two names. */
	| 'colour-mode'
	| 'to-dark'
	| 'to-light'
	/** A button that copies the code around it, or else the page as Markdown, whose address the link beside it has. */
	| 'copy'
	/** A button that opens the search; its value is the first query. */
	| 'search-open'
	/** The link that opens the drawer; an element that moves into it. */
	| 'drawer-open'
	| 'in-drawer'
	/** A part of the navbar that depends on the page; the value names it. */
	| 'page-part'
	/** Name of a sidebar; address of the fragment with its lists; key of a category there. */
	| 'sidebar'
	| 'fill'
	| 'key'
	/** Group of a set of tabs; value and name of one tab; the one that is shown first. */
	| 'tabs'
	| 'tab'
	| 'label'
	| 'default'
	/** On a set of tabs: the choice that they are alternatives of. On an element that belongs to one alternative: the same choice as `follows`, and the value of its tab as `variant`. */
	| 'variants'
	| 'follows'
	| 'variant'
	/** A button that opens all folds of a page; its value is its name once they are open. */
	| 'open-all'
	/** The link to the page about offline reading: after how many days without an update check a kept edition counts as old. */
	| 'offline'
	/** Rows and groups that a filter shows and hides. */
	| 'filter-row'
	| 'filter-group'
	/** On a menu of versions: the version of the page, which is stored as the reader's choice; empty on a page outside of the manual, which shows the stored one. */
	| 'remember'
	/** On an item of that menu: its version, which is stored when the reader chooses it. */
	| 'version'
	/** On the page: its version. */
	| 'docs-version'
	/** On a link of the navigation bar into the manual: its address for each version, as JSON. */
	| 'follow-version'
	/** On such a menu or link: the id of its manual, unless that is the first one. */
	| 'manual';

/** The attribute of a mark, for markup. */
export const mark = (name: ChromeMark, value: string | undefined = ''): Record<`data-${string}`, string> => ({ [`data-${name}`]: value });

/** What a mark says on an element; `undefined` when it has none. */
export const marked = (element: Element | null | undefined, name: ChromeMark): string | undefined => element?.getAttribute(`data-${name}`) ?? undefined;

/** Selector of the elements with a mark. */
export const withMark = (name: ChromeMark): `[data-${ChromeMark}]` => `[data-${name}]`;

/**
 * Ids. A page of the site is `page` with `content` in it; the rest of the document stays when the page changes. Every id that no writer has chosen begins
 * with `nonius-`: headings such as “Menu”, “Progress” or “Tab 1” get ids of their own words, and scripts would find those.
 */
export const ID = {
	page: 'nonius-page',
	content: 'nonius-content',
	navbar: 'nonius-navbar',
	navbarLinks: 'nonius-navbar-links',
	/** The sidebar. */
	menu: 'nonius-menu',
	progress: 'nonius-progress',
	/** The live region: screen readers speak what is written here. */
	announcer: 'nonius-announcer',
} as const;

/** Id of the list of a category in the fragment of a sidebar. */
export const categoryId = (key: string): string => `${CATEGORY}-${key}`;
