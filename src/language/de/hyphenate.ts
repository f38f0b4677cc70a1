import german from 'hyphen/de/index.js';

/** Puts soft hyphens into a word. */
export const hyphenate = (word: string): string => german.hyphenateSync(word, { minWordLength: word.length });
