import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { compressKey } from '#site/cache/cache-keys.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { KEPT_STATES, siteCache } from '#site/cache/site-cache.ts';
import { contentHash, HASH_LIST } from './hash-list.ts';

/** A built site in its folder, and that of its sources. */
interface Place {
	home: string;
	target: string;
}

/** The site in `target` when its compressed forms were made as they would be now; `undefined` otherwise. What nobody noted was made by nobody knows what. */
export function siteOfKeptForms({ home, target }: Place): string | undefined {
	const list = join(target, HASH_LIST);
	return existsSync(list) && keptText(fileOf(home, target), target) === noteOf(contentHash(readFileSync(list))) ? target : undefined;
}

/** Notes how the forms were made in the site that comes to `target`. `list` is the hash of its list of hashes. */
export function noteForms({ home, target }: Place, list: string): void {
	keepText(fileOf(home, target), target, noteOf(list));
	if (existsSync(folderOf(home))) keepNewest(folderOf(home), KEPT_STATES);
}

const noteOf = (list: string) => `${list} ${compressKey()}`;
const folderOf = (home: string) => join(siteCache(home), 'forms');
const fileOf = (home: string, target: string) => join(folderOf(home), `${contentHash(Buffer.from(target)).slice(0, 32)}.txt`);
