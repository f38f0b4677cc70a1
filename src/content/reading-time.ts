import { WORDS_PER_MINUTE } from '#language/reading-speed.ts';
import { readableTree } from './markdown/parse.ts';
import { plainText } from './markdown/plain-text.ts';
import type { Source } from './markdown/source.ts';

/** Characters that are written without spaces between words. Korean has spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Such characters a minute, from the same study as the words a minute: 255 in Chinese, 357 in Japanese, whose kana are read faster. */
const CHARACTERS_PER_MINUTE = { chinese: 255, japanese: 357 };

/** Reading time of a Markdown file in whole minutes, at least 1. Code blocks count like text; comments do not count. */
export function readingTime(source: Pick<Source, 'body' | 'format'>): number {
	const text = plainText(readableTree(source));
	const characters = text.match(UNSPACED)?.length ?? 0;
	const words = text
		.replace(UNSPACED, ' ')
		.split(/\s+/)
		.filter((word) => /[\p{L}\p{N}]/u.test(word));
	const speed = CHARACTERS_PER_MINUTE[KANA.test(text) ? 'japanese' : 'chinese'];
	return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE + characters / speed));
}
