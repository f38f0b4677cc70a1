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
	title: string;
	frontMatter: Record<string, unknown>;
	/** The version of the manual that the page belongs to. */
	version: PageVersion | undefined;
	/** The entries that a list of cards shows here. */
	cards: readonly SidebarItem[];
	/** The category around the page or before it. */
	category: Pick<SidebarCategory, 'label' | 'description' | 'customProps'> | undefined;
	/** The sidebar that the page stands in. */
	sidebar: { name: string; items: readonly SidebarItem[] } | undefined;
}

/** A version as components ask for it. */
export interface PageVersion {
	name: string;
	label: string;
	isLast: boolean;
	docs: Readonly<Record<string, { id: string; title: string; description?: string | undefined; sidebar?: string | undefined }>>;
}

/** What there is to know where there is no page. */
export const NO_PAGE: PageInfo = {
	path: '/',
	base: '/',
	linkTo: (url) => url,
	hrefTo: (url) => url,
	siteConfig: {},
	title: '',
	frontMatter: {},
	version: undefined,
	cards: [],
	category: undefined,
	sidebar: undefined,
};

export const PageContext = createContext<PageInfo>(NO_PAGE);

/** The page that is being drawn. */
export const usePage = (): PageInfo => use(PageContext);
