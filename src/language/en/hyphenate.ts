import english from 'hyphen/en/index.js';

/** Takes a word apart: its only part, compounds being written apart, in its syllables. */
export const hyphenate = (word: string): string[][] => [english.hyphenateSync(word, { minWordLength: word.length }).split('\u00ad')];
