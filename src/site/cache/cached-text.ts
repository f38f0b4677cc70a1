import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepNewest } from './keep-newest.ts';
import { KEPT_STATES } from './site-cache.ts';

/** Returns `make()`, or what it returned for the same `key` (one of `cache-keys.ts`) at an earlier time. */
export function cachedText(folder: string, key: string, make: () => string): string {
	const file = join(folder, `${key}.txt`);
	if (existsSync(file)) return readFileSync(file, 'utf8');
	const text = make();
	mkdirSync(folder, { recursive: true });
	// In one step: a build that is killed while it writes must not leave half a text under a good name.
	writeFileSync(`${file}.${process.pid}`, text);
	renameSync(`${file}.${process.pid}`, file);
	keepNewest(folder, KEPT_STATES);
	return text;
}
