import { createContext, use } from 'react';
import type { SidebarCategory, SidebarItem } from '#navigation/sidebar/sidebar.ts';

/** What components of a page may ask for: the answers to `@docusaurus/…` and `@theme/…`. */
export interface PageInfo {
	/** Path of the page without the base. */
	path: string;
	base: string;
	/** Address in the site of a link as it was written on this page. */
	linkTo(url: string): string;
	/** The same for a link in HTML, which has the base already. */
	hrefTo(url: string): string;
	/** `docusaurus.config`, as far as it was kept. */
	siteConfig: Record<string, unknown>;
	/** The colours of a page as it is built. */
	colourMode: 'light' | 'dark';
	title: string;
	frontMatter: Record<string, unknown>;
	/** The version of the manual that the page belongs to. */
	version: PageVersion | undefined;
	/** All manuals of the site, by the ids that Docusaurus knows them by. */
	manuals: Readonly<Record<string, ManualData>>;
	/** What plugins of the site tell, by their names and ids. */
	pluginData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
	/** The entries that a list of cards shows here. */
	cards: readonly SidebarItem[];
	/** The category around the page or before it. */
	category: Pick<SidebarCategory, 'label' | 'description' | 'customProps'> | undefined;
	/** The sidebar that the page stands in. */
	sidebar: { name: string; items: readonly SidebarItem[] } | undefined;
}

/** A version as components ask for it. */
export interface PageVersion {
	/** Id of its manual. */
	manual: string;
	name: string;
	label: string;
	isLast: boolean;
	docs: Readonly<Record<string, { id: string; title: string; description?: string | undefined; sidebar?: string | undefined }>>;
}

/** A manual as the plugin of Docusaurus tells of it. */
export interface ManualData {
	path: string;
	/** The coming one first, then the newest. */
	versions: readonly VersionData[];
	breadcrumbs: boolean;
}

export interface VersionData {
	name: string;
	label: string;
	isLast: boolean;
	path: string;
	mainDocId: string;
	docs: readonly DocData[];
	draftIds: readonly string[];
	sidebars: Readonly<Record<string, { link?: { path: string; label: string } }>>;
}

export interface DocData {
	id: string;
	path: string;
	sidebar: string | undefined;
	unlisted?: boolean;
}

/** The context outside of any page. */
export const NO_PAGE: PageInfo = {
	path: '/',
	base: '/',
	linkTo: (url) => url,
	hrefTo: (url) => url,
	siteConfig: {},
	colourMode: 'light',
	title: '',
	frontMatter: {},
	version: undefined,
	manuals: {},
	pluginData: {},
	cards: [],
	category: undefined,
	sidebar: undefined,
};

export const PageContext = createContext<PageInfo>(NO_PAGE);

/** The page that is being drawn. */
export const usePage = (): PageInfo => use(PageContext);
