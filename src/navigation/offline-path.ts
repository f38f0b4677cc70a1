import { OFFLINE } from '#words/own-pages.ts';

/** Path of the page about reading without a network. */
export const OFFLINE_PATH = `/${OFFLINE}/`;
