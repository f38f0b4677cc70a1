import { SEARCH } from '#words/own-pages.ts';

/** Path of the page of search results, which takes the query as `?q=`. */
export const SEARCH_PATH = `/${SEARCH}/`;
