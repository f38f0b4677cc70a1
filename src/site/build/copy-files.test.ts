import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { siteOf } from '#navigation/site.fixture.ts';
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
