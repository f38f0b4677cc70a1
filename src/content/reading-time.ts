import { WORDS_PER_MINUTE } from '#language/reading-speed.ts';
import { readableTree } from './markdown/parse.ts';
import { plainText } from './markdown/plain-text.ts';
import type { Source } from './markdown/source.ts';

/** Reading time of a Markdown file in whole minutes, at least 1. Code blocks count like text; comments do not count. */
export function readingTime(source: Pick<Source, 'body' | 'format'>): number {
	const words = plainText(readableTree(source))
		.split(/\s+/)
		.filter((word) => /[\p{L}\p{N}]/u.test(word));
	return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
