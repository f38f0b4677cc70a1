import english from 'hyphen/en/index.js';

/** Puts soft hyphens into a word. */
export const hyphenate = (word: string): string => english.hyphenateSync(word, { minWordLength: word.length });
