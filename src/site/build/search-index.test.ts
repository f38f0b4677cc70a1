import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { searchedCorpus } from '#search/corpus.fixture.ts';
import type { SearchedPage } from '#search/items.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { searchIndex } from './search-index.ts';

const keyed = (pages: readonly SearchedPage[]) => pages.map((page) => ({ ...page, key: JSON.stringify(page) }));
const corpus = keyed(searchedCorpus());
const edited = keyed(
	searchedCorpus().map(({ sections: [lead, ...rest], ...page }) => ({
		...page,
		sections: lead === undefined ? [] : [{ ...lead, text: `${lead.text} Noch ein Satz.` }, ...rest],
	})),
);

/** The index of a site that no build has seen. */
function made(pages: readonly SearchedPage[]) {
	const root = siteFiles({});
	const files = searchIndex(pages, {}, root);
	rmSync(siteCache(root), { recursive: true });
	return files;
}

test('an index after an edit is what a first build makes, and lies in a folder of another name', () => {
	const root = siteFiles({});
	expect(searchIndex(corpus, {}, root)).toEqual(made(corpus));
	expect(searchIndex(edited, {}, root)).toEqual(made(edited));
	expect(made(edited)[1]?.path).not.toBe(made(corpus)[1]?.path);
	rmSync(siteCache(root), { recursive: true });
});

test('what was kept and then damaged is made anew', () => {
	const root = siteFiles({});
	searchIndex(corpus, {}, root);
	const folder = join(siteCache(root), 'search');
	const [file = ''] = readdirSync(folder).map((name) => join(folder, name));
	const bytes = readFileSync(file);
	for (const damaged of [bytes.subarray(0, -1), Buffer.from(bytes).fill(7, bytes.length - 1), Buffer.alloc(0)]) {
		writeFileSync(file, damaged);
		expect(searchIndex(edited, {}, root)).toEqual(made(edited));
	}
	rmSync(siteCache(root), { recursive: true });
});
