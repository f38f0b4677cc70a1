import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import type { Compression } from '#server/content-encoding.ts';
import { compressKey } from '#site/cache/cache-keys.ts';
import { type BuiltPlace, noteSite, siteNote } from './site-note.ts';

/** A built site, and how hard it is compressed. */
export interface SiteForms extends BuiltPlace {
	compression: Compression;
}

/** The site in `target` if its compressed forms are known to be what this build would make; otherwise `undefined`. */
export function siteOfKeptForms(forms: SiteForms): string | undefined {
	const list = join(forms.target, HASH_LIST);
	return existsSync(list) && areKeptForms(forms, contentHash(readFileSync(list))) ? forms.target : undefined;
}

/** The same for a site that stands or stood there, by the hash of its list. */
export const areKeptForms = ({ compression, ...place }: SiteForms, list: string): boolean => siteNote(place, 'forms') === noteOf(list, compression);

/** Notes how the new site in `target` was compressed. `list` is the hash of its list of hashes. */
export const noteForms = ({ compression, ...place }: SiteForms, list: string): void => noteSite(place, 'forms', noteOf(list, compression));

const noteOf = (list: string, compression: Compression) => `${list} ${compressKey(compression)}`;
