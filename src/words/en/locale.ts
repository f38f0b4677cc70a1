import type { InterfaceWords } from '#text/worded.ts';

/** The language of these words. */
export const LANGUAGE = 'en';
/** How dates and numbers are written: as in these words, or as in those that a site brings along (`OWN_WORDS`). */
export const FORMATS: string = 'en';
/** Words that the site brings along, by the file here that they stand for (`src/site/words/`). */
export const OWN_WORDS: InterfaceWords = {};
