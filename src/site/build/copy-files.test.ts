import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { copyFiles } from './copy-files.ts';

test('what a link leads to is published in its place, and removes no page', () => {
	const site = siteOf();
	const elsewhere = siteFiles({ 'a.txt': 'a', 'bilder/b.txt': 'b' });
	const root = siteFiles({ 'public/c.txt': 'c' });
	symlinkSync(join(elsewhere, 'a.txt'), join(root, 'public/404.html'));
	symlinkSync(join(elsewhere, 'a.txt'), join(root, 'public/a.txt'));
	symlinkSync(join(elsewhere, 'bilder'), join(root, 'public/docs'));
	const folder = siteFiles({ '404.html': 'page', 'docs/seite/index.html': 'page' });
	copyFiles({ site: { ...site, config: { ...site.config, files: ['public'] } }, root, folder });
	const read = (file: string) => readFileSync(join(folder, file), 'utf8');
	expect([read('404.html'), read('docs/seite/index.html'), read('a.txt'), read('docs/b.txt'), read('c.txt')]).toEqual(['page', 'page', 'a', 'b', 'c']);
	expect(existsSync(join(folder, 'public'))).toBe(false);
});

test('a file that gives way to a page is named with it, be it one of its own or a folder', () => {
	const docs = [docOf('a'), docOf('b/c')];
	const site = siteOf({ versions: [versionOf({ docs })] });
	const root = siteFiles({ 'public/docs/a/index.html': 'x', 'public/docs/b': 'x', 'public/404.html': 'x', 'public/docs/a/neben.txt': 'y' });
	const folder = siteFiles({ '404.html': 'page', 'docs/a/index.html': 'page', 'docs/b/c/index.html': 'page' });
	const problems = copyFiles({ site: { ...site, config: { ...site.config, files: ['public'] } }, root, folder });
	expect(problems.map(({ severity, rule, file, message }) => `${severity} ${rule} ${file} ${message}`).sort()).toEqual([
		'warning duplicate-route public/404.html Die Adresse /404.html gibt es schon: eine erzeugte Seite.',
		'warning duplicate-route public/docs/a/index.html Die Adresse /docs/a/ gibt es schon: docs/a.md.',
		'warning duplicate-route public/docs/b Die Adresse /docs/b gibt es schon: eine erzeugte Seite.',
	]);
	expect(readFileSync(join(folder, 'docs/a/index.html'), 'utf8')).toBe('page');
	expect(readFileSync(join(folder, 'docs/a/neben.txt'), 'utf8')).toBe('y');
});

test('a later folder wins over an earlier one, also with a file in place of a folder and a folder in place of a file', () => {
	const site = siteOf();
	const root = siteFiles({ 'a/same.txt': 'a', 'a/x/in.txt': 'a', 'a/y': 'a', 'b/same.txt': 'b', 'b/x': 'b', 'b/y/deep/in.txt': 'b' });
	const folder = siteFiles({});
	expect(copyFiles({ site: { ...site, config: { ...site.config, files: ['a', 'b'] } }, root, folder })).toEqual([]);
	expect(['same.txt', 'x', 'y/deep/in.txt'].map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual(['b', 'b', 'b']);
});
