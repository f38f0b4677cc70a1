import { PAPER_EDITION } from '#words/own-pages.ts';

/** Path of the page that says whether a printed edition is valid. */
export const paperEditionPath = (id: string): string => `/${PAPER_EDITION}/${id}/`;
