/** The language of these words. */
export const LANGUAGE = 'de';
