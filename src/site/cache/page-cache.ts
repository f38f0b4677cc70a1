import { createHash } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { keepNewest } from './keep-newest.ts';

/** Texts that were made of pages, each under a hash of all that it was made from: there is no stale one, and a damaged one is made again. */
export interface PageCache {
	/** Returns `make()`, or what it returned at an earlier time for the same `inputs`, the first of which says what is made. */
	remember(inputs: readonly string[], make: () => string): string;
	/** Removes what was not asked for lately. Call it when a site is finished. */
	tidy(): void;
}

/** @param key belongs to the names of all texts: what they are made by (`cache-keys.ts`). */
export function pageCache(folder: string, key: string): PageCache {
	const now = new Date();
	let used = 0;
	return {
		remember(inputs, make) {
			used++;
			const name = createHash('sha256')
				.update(JSON.stringify([key, inputs.map((text) => text.length)]))
				.update(inputs.join(''))
				.digest('hex');
			const file = join(folder, `${name}.txt`);
			const kept = keptText(file, name);
			if (kept === undefined) {
				const text = make();
				keepText(file, name, text);
				return text;
			}
			touch(file, now);
			return kept;
		},
		// Those of this state, and as many of others.
		tidy: () => existsSync(folder) && keepNewest(folder, 2 * used),
	};
}

/** A disk that cannot be written keeps nothing, and forgets nothing either. */
function touch(file: string, now: Date): void {
	try {
		utimesSync(file, now, now);
	} catch {}
}
