import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { keepNewest } from './keep-newest.ts';
import { KEPT_STATES } from './site-cache.ts';

/** Returns `make()`, or what it returned for the same `key` (one of `cache-keys.ts`) at an earlier time. */
export function cachedText(folder: string, key: string, make: () => string): string {
	const file = join(folder, `${key}.txt`);
	const kept = keptText(file, key);
	if (kept !== undefined) return kept;
	const text = make();
	keepText(file, key, text);
	if (existsSync(folder)) keepNewest(folder, KEPT_STATES);
	return text;
}
