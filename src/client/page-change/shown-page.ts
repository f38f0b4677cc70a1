import type { LeftPlace } from './left-place.ts';

/** The current page. */
export interface ShownPage {
	/** Its address. The address bar shows another one while a page is loading or has failed. */
	url: URL;
	/** Key of its history entry. */
	home: string | undefined;
	/** The places where readers left history entries. The browser loses its own scroll positions after a shorter page. */
	places: Map<string | undefined, LeftPlace>;
	/** Styles of the document itself; others were loaded by scripts. */
	styles: Element[];
}

/** Marks a navigation as another try for the address that is already in the address bar. */
export const RETRY = 'retry';

/** Elements that bring styles to a page. */
export const STYLE_ELEMENTS = 'style, link[rel=stylesheet]';
