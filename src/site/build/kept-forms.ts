import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import type { Compression } from '#server/content-encoding.ts';
import { compressKey } from '#site/cache/cache-keys.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { KEPT_STATES, siteCache } from '#site/cache/site-cache.ts';
import { contentHash, HASH_LIST } from './hash-list.ts';

/** A built site in its folder, that of its sources, and how hard it is compressed. */
export interface SiteForms {
	home: string;
	target: string;
	compression: Compression;
}

/** The site in `target` when its compressed forms were made as they would be now; `undefined` otherwise. What nobody noted was made by nobody knows what. */
export function siteOfKeptForms(forms: SiteForms): string | undefined {
	const list = join(forms.target, HASH_LIST);
	return existsSync(list) && areKeptForms(forms, contentHash(readFileSync(list))) ? forms.target : undefined;
}

/** The same of a site that stands or stood there, by the hash of its list. */
export const areKeptForms = ({ home, target, compression }: SiteForms, list: string): boolean =>
	keptText(formsFile(home, target), target) === noteOf(list, compression);

/** Notes how the forms were made in the site that comes to `target`. `list` is the hash of its list of hashes. */
export function noteForms({ home, target, compression }: SiteForms, list: string): void {
	keepText(formsFile(home, target), target, noteOf(list, compression));
	if (existsSync(formsFolder(home))) keepNewest(formsFolder(home), KEPT_STATES);
}

const noteOf = (list: string, compression: Compression) => `${list} ${compressKey(compression)}`;
const formsFolder = (home: string) => join(siteCache(home), 'forms');
const formsFile = (home: string, target: string) => join(formsFolder(home), `${contentHash(Buffer.from(target)).slice(0, 32)}.txt`);
