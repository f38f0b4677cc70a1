import { createHash } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { keepNewest } from './keep-newest.ts';

/** Texts that were made of pages, each under a hash of all that it was made from: there is no stale one, and a damaged one is made again. */
export interface PageCache {
	/** Returns `make()`, or what it returned at an earlier time for the same `inputs`. */
	remember(inputs: readonly string[], make: () => readonly string[]): readonly string[];
}

/** @param key belongs to the names of all texts: what they are made by (`cache-keys.ts`). */
export function pageCache(folder: string, key: string): PageCache {
	const now = new Date();
	return {
		remember(inputs, make) {
			const name = createHash('sha256')
				.update(JSON.stringify([key, inputs.map((text) => text.length)]))
				.update(inputs.join(''))
				.digest('hex');
			const file = join(folder, `${name}.txt`);
			const kept = keptText(file, name);
			if (kept === undefined) {
				const texts = make();
				keepText(file, name, bound(texts));
				return texts;
			}
			touch(file, now);
			return unbound(kept);
		},
	};
}

/** Removes what was not asked for lately: a build that is over has asked for so many. Those of its state stay, and as many of others. */
export function tidyPages(folder: string, asked: number): void {
	if (existsSync(folder)) keepNewest(folder, 2 * asked);
}

/** Texts as one: their lengths in the first line. */
const bound = (texts: readonly string[]): string => `${JSON.stringify(texts.map((text) => text.length))}\n${texts.join('')}`;

function unbound(text: string): string[] {
	const start = text.indexOf('\n') + 1;
	const lengths = JSON.parse(text.slice(0, start)) as number[];
	let end = start;
	return lengths.map((length) => {
		end += length;
		return text.slice(end - length, end);
	});
}

/** A disk that cannot be written keeps nothing, and forgets nothing either. */
function touch(file: string, now: Date): void {
	try {
		utimesSync(file, now, now);
	} catch {}
}
