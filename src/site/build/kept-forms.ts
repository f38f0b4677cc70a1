import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { compressKey } from '#site/cache/cache-keys.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { KEPT_STATES, siteCache } from '#site/cache/site-cache.ts';
import { contentHash, HASH_LIST } from './hash-list.ts';

/** A built site in its folder, and that of its sources. */
interface SiteFolders {
	home: string;
	target: string;
}

/** The site in `target` when its compressed forms were made as they would be now; `undefined` otherwise. What nobody noted was made by nobody knows what. */
export function siteOfKeptForms({ home, target }: SiteFolders): string | undefined {
	const list = join(target, HASH_LIST);
	return existsSync(list) && keptText(formsFile(home, target), target) === noteOf(contentHash(readFileSync(list))) ? target : undefined;
}

/** Notes how the forms were made in the site that comes to `target`. `list` is the hash of its list of hashes. */
export function noteForms({ home, target }: SiteFolders, list: string): void {
	keepText(formsFile(home, target), target, noteOf(list));
	if (existsSync(formsFolder(home))) keepNewest(formsFolder(home), KEPT_STATES);
}

const noteOf = (list: string) => `${list} ${compressKey()}`;
const formsFolder = (home: string) => join(siteCache(home), 'forms');
const formsFile = (home: string, target: string) => join(formsFolder(home), `${contentHash(Buffer.from(target)).slice(0, 32)}.txt`);
