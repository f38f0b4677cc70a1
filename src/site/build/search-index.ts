import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { keepBytes, keptBytes } from '#content/files/kept-text.ts';
import { analysis } from '#language/analysis.ts';
import { thesaurus } from '#language/thesaurus.ts';
import type { SearchedPage } from '#search/items.ts';
import { type IndexFile, makeSearchIndex } from '#search/make-index.ts';
import type { PageTerms } from '#search/page-terms.ts';
import type { Synonyms } from '#search/synonyms.ts';
import { searchKey } from '#site/cache/cache-keys.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { KEPT_STATES, siteCache } from '#site/cache/site-cache.ts';

/** Characters of the name of an edition: enough that no two states of a site share it. */
const EDITION_LENGTH = 12;

/** Makes the search index of a site, whose texts lie in `root`. Only pages that are new are read: of the others it keeps what the index before has read. */
export function searchIndex(searched: readonly SearchedPage[], synonyms: Synonyms, root: string): IndexFile[] {
	const key = searchKey();
	const folder = join(siteCache(root), 'search');
	const file = join(folder, `${key}.bin`);
	const kept = keptBytes(file, key);
	const before = kept && (deserialize(kept) as PageTerms);
	const { files, terms } = makeSearchIndex(searched, { analysis, nameEdition, synonyms, thesaurus, before });
	keepBytes(file, key, serialize(terms));
	if (existsSync(folder)) keepNewest(folder, KEPT_STATES);
	return files;
}

/** By all that it says, text after text: together they are as large as the site. */
function nameEdition(texts: readonly string[]): string {
	const hash = createHash('sha256');
	for (const [place, text] of texts.entries()) hash.update(place === 0 ? text : `\n${text}`);
	return hash.digest('hex').slice(0, EDITION_LENGTH);
}
