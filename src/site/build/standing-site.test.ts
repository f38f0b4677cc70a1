import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { problemOf } from '#schema/problem.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { writeHashList } from './hash-list.ts';
import { type Built, keepStanding, mayStand, standingSite } from './standing-site.ts';

const FOUND = [problemOf('broken-link', { file: 'docs/a.md', line: 3, message: 'Kein Ziel.', hint: 'Ändern.' })];

function built(): Built {
	const target = siteFiles({ 'index.html': 'Anfang', 'docs/a/index.html': 'A' });
	const home = siteFiles({});
	onTestFinished(() => rmSync(siteCache(home), { recursive: true, force: true }));
	const list = writeHashList(target);
	const site = { home, target, key: 'k', files: new Map([['docs/a.md', '1']]) };
	keepStanding(site, { list, problems: FOUND });
	return site;
}

test('a site stands while it is made from the same and no file was touched, and what was found is found again', () => {
	const site = built();
	expect(standingSite(site)).toEqual(FOUND);
	expect(standingSite({ ...site, key: 'l' })).toBeUndefined();
	expect(standingSite({ ...site, target: siteFiles({}) })).toBeUndefined();
	expect(standingSite({ ...site, home: siteFiles({}) })).toBeUndefined();
});

test('a site may stand as long as all files beside it are as they were', () => {
	const site = built();
	expect(mayStand(site)).toBe(true);
	expect(mayStand({ ...site, files: new Map([['docs/a.md', '2']]) })).toBe(false);
	expect(mayStand({ ...site, files: new Map([...site.files, ['site.zip', '1']]) })).toBe(false);
	expect(mayStand({ ...site, target: siteFiles({}) })).toBe(false);
});

test.each([
	['a file that was changed', ({ target }: Built) => writeFileSync(join(target, 'docs/a/index.html'), 'B')],
	['a link', ({ target }: Built) => symlinkSync('docs', join(target, 'weg'))],
	['a file too much', ({ target }: Built) => writeFileSync(join(target, 'neu.txt'), '')],
	['a file that is gone', ({ target }: Built) => rmSync(join(target, 'docs/a/index.html'))],
	['a site that is gone', ({ target }: Built) => rmSync(target, { recursive: true })],
	[
		'another site with a list of its own',
		({ target }: Built) => {
			writeFileSync(join(target, 'index.html'), 'Anders');
			writeHashList(target);
		},
	],
])('%s is built anew', (_, change) => {
	const site = built();
	change(site);
	expect(standingSite(site)).toBeUndefined();
});
