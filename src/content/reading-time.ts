import { readableTree } from './markdown/parse.ts';
import { plainText } from './markdown/plain-text.ts';
import type { Source } from './markdown/source.ts';

/**
 * Words a minute of an adult reading German non-fiction silently: 179 in the mean over the International Reading Speed Texts
 * (Trauzettel-Klosinski and Dietz, IOVS 2012), which is slower than English because German words are longer.
 */
const WORDS_PER_MINUTE = 179;

/** Reading time of a Markdown file in whole minutes, at least 1. Code blocks count like text; comments do not count. */
export function readingTime(source: Pick<Source, 'body' | 'format'>): number {
	const words = plainText(readableTree(source))
		.split(/\s+/)
		.filter((word) => /[\p{L}\p{N}]/u.test(word));
	return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
