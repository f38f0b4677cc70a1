import type { LeftPlace } from './left-place.ts';

/** The current page. */
export interface ShownPage {
	/** Its address. The address bar shows another one while a page is loading or has failed. */
	url: URL;
	/** Key of its history entry. */
	home: string | undefined;
	/** Where history entries were left. The browser loses its own scroll positions after a shorter page. */
	places: Map<string | undefined, LeftPlace>;
	/** Styles that came with the document. Others belong to scripts that loaded them for themselves. */
	styles: Element[];
}

/** Marks a navigation as another try for the address that is already in the address bar. */
export const RETRY = 'retry';

/** What styles a page. */
export const STYLE_ELEMENTS = 'style, link[rel=stylesheet]';
