import german from 'hyphen/de/index.js';
import { seamsOf } from './seams.ts';

/**
 * Takes a word apart: the parts that it is made of, in which it is broken best between, each in its syllables. Joined they are the word.
 * @param isWord whether a dictionary of the language has a word, with the capital of a noun or without.
 */
export function hyphenate(word: string, isWord: (word: string) => boolean): string[][] {
	const syllables = german.hyphenateSync(word, { minWordLength: word.length }).split('\u00ad');
	const seams = [0, ...seamsOf(syllables, isWord), syllables.length];
	return seams.slice(1).map((end, index) => syllables.slice(seams[index], end));
}
