import { OFFLINE, PAPER_EDITION, SEARCH } from '#words/own-pages.ts';

/** Path of the page of search results, which takes the query as `?q=`. */
export const SEARCH_PATH = `/${SEARCH}/`;

/** Path of the page about reading without a network. */
export const OFFLINE_PATH = `/${OFFLINE}/`;

/** Path of the page that says whether a printed edition is valid. */
export const paperEditionPath = (id: string): string => `/${PAPER_EDITION}/${id}/`;
