import type { LeftPlace } from './left-place.ts';

/** What is known of the page on display. */
export interface ShownPage {
	/** Its address, which is not the one in the address bar while another page is on its way, or does not come. */
	url: URL;
	/** Key of the history entry that it came with. */
	home: string | undefined;
	/** Where history entries were left. The browser's own scroll positions are lost when a page shorter than that comes in between. */
	places: Map<string | undefined, LeftPlace>;
	/** Styles that came with the document. Others belong to scripts that loaded them for themselves. */
	styles: Element[];
}

/** Marks a navigation as a new try for the address that is already in the address bar. */
export const RETRY = 'retry';

/** What styles a page. */
export const STYLE_ELEMENTS = 'style, link[rel=stylesheet]';
