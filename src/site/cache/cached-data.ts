import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { keepNewest } from './keep-newest.ts';
import { KEPT_STATES } from './site-cache.ts';

/** Returns `make()`, which is data as JSON knows it, or what it returned for the same `key` (one of `cache-keys.ts`) at an earlier time. */
export function cachedData<T>(folder: string, key: string, make: () => T): T {
	const file = join(folder, `${key}.txt`);
	const kept = keptText(file, key);
	if (kept !== undefined) return JSON.parse(kept) as T;
	const made = make();
	keepText(file, key, JSON.stringify(made));
	if (existsSync(folder)) keepNewest(folder, KEPT_STATES);
	return made;
}
