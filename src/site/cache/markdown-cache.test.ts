import { rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { markdownCache } from './markdown-cache.ts';

test('sites with the same content have caches of their own, and a picture that comes or goes makes a new one', () => {
	const [a, b] = [siteFiles({ 'docs/a.md': '' }), siteFiles({ 'docs/a.md': '' })];
	const withPicture = siteFiles({ 'docs/a.md': '', 'docs/bild.png': '' });
	const withAnother = siteFiles({ 'docs/a.md': '', 'docs/bild.png': 'x' });
	const site = siteOf({ versions: [versionOf({ docs: [docOf('a')] })] });
	const folders = [a, b, withPicture, withAnother].map((root) => markdownCache(root, site));
	for (const folder of folders) rmSync(dirname(dirname(folder)), { recursive: true });
	expect(new Set(folders.map((folder) => dirname(dirname(folder)))).size).toBe(4);
	expect(basename(folders[0] ?? '')).toBe(basename(folders[1] ?? ''));
	expect(new Set(folders.map((folder) => basename(folder))).size).toBe(3);
});
