import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { keepBytes, keptBytes } from '#content/files/kept-text.ts';
import { analysis } from '#language/analysis.ts';
import { thesaurus } from '#language/thesaurus.ts';
import type { SearchedPage } from '#search/items.ts';
import { type IndexFile, type KeptTerms, makeSearchIndex } from '#search/make-index.ts';
import type { Synonyms } from '#search/synonyms.ts';
import { searchKey } from '#site/cache/cache-keys.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { KEPT_STATES, siteCache } from '#site/cache/site-cache.ts';

/** Characters in the name of an edition, enough to tell all states of a site apart. */
const EDITION_LENGTH = 12;

/** Makes the search index of the site with its texts in `root`. Only new pages are read; the rest is kept from the previous index. */
export function searchIndex(searched: readonly SearchedPage[], synonyms: Synonyms, root: string): IndexFile[] {
	const key = searchKey();
	const folder = join(siteCache(root), 'search');
	const file = join(folder, `${key}.bin`);
	const kept = keptBytes(file, key);
	const before = kept && (deserialize(kept) as KeptTerms);
	const { files, terms } = makeSearchIndex(searched, { analysis, nameEdition, synonyms, thesaurus, before });
	keepBytes(file, key, serialize(terms));
	if (existsSync(folder)) keepNewest(folder, KEPT_STATES);
	return files;
}

/** A hash of all texts, one after another: together they are as large as the site. */
function nameEdition(texts: readonly string[]): string {
	const hash = createHash('sha256');
	for (const [place, text] of texts.entries()) hash.update(place === 0 ? text : `\n${text}`);
	return hash.digest('hex').slice(0, EDITION_LENGTH);
}
