import { SEARCH } from '#words/addresses.ts';

/** Path of the page of search results, which takes the query as `?q=`. */
export const SEARCH_PATH = `/${SEARCH}/`;
