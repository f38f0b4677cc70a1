import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { pageCache } from '#site/cache/page-cache.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { writeHashList } from './hash-list.ts';
import { notePages, type RebuiltSite, takePages } from './kept-pages.ts';
import { beginWith } from './site-before.ts';

const COMMON = { sources: { images: ['https://a.example'], media: [], frames: [], connections: [], fonts: [], manifest: false }, shared: [] };
const PAGES: Readonly<Record<string, string>> = { '/index.html': 'Anfang', '/docs/a/index.html': 'A', '/sidebars/docs.html': 'Leiste' };
const cache = pageCache(siteCache('/kept-pages.test'), 'k');
afterAll(() => rmSync(siteCache('/kept-pages.test'), { recursive: true, force: true }));

/** A page as the cache has it. */
const nameOf = (file: string) => cache.remember([file], () => ({ html: PAGES[file] ?? '', known: `{"facts":{"path":"${file}"}}` })).name;

/** A site that was built with these pages, and what they were printed from. */
function built(): RebuiltSite {
	const target = siteFiles(PAGES);
	const home = siteFiles({});
	onTestFinished(() => rmSync(siteCache(home), { recursive: true, force: true }));
	const site = {
		home,
		target,
		keys: {
			frame: 'f',
			texts: new Map([
				['/index.html', ''],
				['/docs/a/index.html', 't'],
			]),
		},
	};
	notePages(site, writeHashList(target), { ...COMMON, names: new Map(Object.keys(PAGES).map((file) => [file, nameOf(file)])) });
	return site;
}

/** The site after a change: another one, or the same in its folder. */
const changed = (site: RebuiltSite, change: (site: RebuiltSite) => unknown): RebuiltSite => Object.assign({ ...site }, change(site));

test('pages with texts of their own are taken from the site that stands, with what is known of them; others are not', () => {
	const site = built();
	const before = beginWith(site.target, siteFiles({}));
	const taken = takePages(site, { before, cache });
	expect(taken).toEqual({
		...COMMON,
		pages: new Map(['/index.html', '/docs/a/index.html'].map((file) => [file, { name: nameOf(file), facts: { path: file } }])),
	});
	expect([...before.taken]).toEqual(['index.html', 'docs/a/index.html']);
});

test.each<[string, (site: RebuiltSite) => unknown]>([
	[
		'its text was changed',
		(site) => ({
			...site,
			keys: {
				...site.keys,
				texts: new Map([
					['/index.html', ''],
					['/docs/a/index.html', 'u'],
				]),
			},
		}),
	],
	['its file is damaged', ({ target }) => writeFileSync(join(target, 'docs/a/index.html'), 'B')],
	[
		'what was known of it is gone',
		({ target }) => {
			expect(existsSync(target)).toBe(true);
			rmSync(join(siteCache('/kept-pages.test'), `${nameOf('/docs/a/index.html')}.known.txt`));
		},
	],
	['its file is gone', ({ target }) => rmSync(join(target, 'docs/a/index.html'))],
])('a page is printed again when %s, and the others stand', (_, change) => {
	const site = changed(built(), change);
	const before = beginWith(site.target, siteFiles({}));
	const taken = takePages(site, { before, cache });
	expect([...(taken?.pages.keys() ?? [])]).toEqual(['/index.html']);
	expect([...before.taken]).toEqual(['index.html']);
});

test.each<[string, (site: RebuiltSite) => unknown]>([
	['all pages are told something else', (site) => ({ ...site, keys: { ...site.keys, frame: 'g' } })],
	[
		'another build has put its site there',
		({ target }) => {
			writeFileSync(join(target, 'index.html'), 'Anders');
			writeHashList(target);
		},
	],
	[
		'the site stands elsewhere',
		(site) => {
			const target = siteFiles(PAGES);
			writeHashList(target);
			return { ...site, target };
		},
	],
])('none is taken when %s', (_, change) => {
	const site = changed(built(), change);
	expect(takePages(site, { before: beginWith(site.target, siteFiles({})), cache })).toBeUndefined();
});
