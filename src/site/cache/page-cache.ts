import { createHash } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { keepNewest } from './keep-newest.ts';

/** A page, and what else is known of it. */
interface CachedPage {
	html: string;
	known: string;
}

/** Pages, each under a hash of all that it was made from: there is no stale one, and a damaged one is made again. */
export interface PageCache {
	/** Returns `make()`, or what it returned at an earlier time for the same `inputs`, with the name under which it is kept. */
	remember(inputs: readonly string[], make: () => CachedPage): CachedPage & { name: string };
	/** The facts of the page kept under a name; `undefined` if it is not kept any more. */
	recall(name: string): string | undefined;
}

/** A file for each part of a page, because its facts are also needed without its HTML. */
const PARTS = ['html', 'known'] as const;

/** @param key belongs to the names of all pages: what they are made by (`cache-keys.ts`). */
export function pageCache(folder: string, key: string): PageCache {
	const now = new Date();
	const fileOf = (name: string, part: keyof CachedPage) => join(folder, `${name}.${part}.txt`);
	const read = (name: string, part: keyof CachedPage) => keptText(fileOf(name, part), `${name} ${part}`);
	const touchPage = (name: string) => {
		for (const part of PARTS) touch(fileOf(name, part), now);
	};
	return {
		remember(inputs, make) {
			const name = createHash('sha256')
				.update(JSON.stringify([key, inputs.map((text) => text.length)]))
				.update(inputs.join(''))
				.digest('hex');
			const [html, known] = PARTS.map((part) => read(name, part));
			if (html !== undefined && known !== undefined) {
				touchPage(name);
				return { name, html, known };
			}
			const page = make();
			for (const part of PARTS) keepText(fileOf(name, part), `${name} ${part}`, page[part]);
			return { name, ...page };
		},
		recall(name) {
			const known = read(name, 'known');
			if (known !== undefined) touchPage(name);
			return known;
		},
	};
}

/** Removes pages that were not used lately. `asked` is the number of pages of the finished build: these stay, and as many others. */
export function tidyPages(folder: string, asked: number): void {
	if (existsSync(folder)) keepNewest(folder, 2 * asked * PARTS.length);
}

/** A disk that cannot be written keeps nothing, and forgets nothing either. */
function touch(file: string, now: Date): void {
	try {
		utimesSync(file, now, now);
	} catch {}
}
