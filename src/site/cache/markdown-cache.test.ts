import { rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { markdownSite } from '#navigation/markdown-site.ts';
import { docOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { type MarkdownInputs, markdownCache, markdownKey } from './markdown-cache.ts';
import { programSource } from './program-source.ts';

const sources = new Map(programSource('src/layouts/render-prose.ts'));
const inputs: MarkdownInputs = { site: markdownSite(siteOf()), attachments: [] };
const key = markdownKey(inputs, (file) => sources.get(file));

test('every source file that rendering depends on changes the key', () => {
	expect([...sources.keys()]).toEqual(
		expect.arrayContaining(['src/content/markdown/render.ts', 'src/content/markdown/source.ts', 'src/navigation/field-path.ts', 'package-lock.json']),
	);
	const unnoticed = [...sources.keys()].filter((changed) => markdownKey(inputs, (file) => `${sources.get(file)}${file === changed ? '\n' : ''}`) === key);
	expect(unnoticed).toEqual([]);
	expect(markdownKey(inputs)).toBe(key);
});

test('everything that Markdown is told of the site changes the key', () => {
	const patches: Partial<MarkdownInputs['site']>[] = [
		{ base: '/hilfe/' },
		{ statuses: [{ label: 'fällig', sign: 'clock', tone: 'due', meaning: 'Bald.' }] },
		{ paths: { 'docs/a.md': '/docs/a/' } },
		{ fields: { a: '/a' } },
		{ terms: [[], []] },
		{ termsOfDocs: { 'docs/a.md': 0 } },
		{ newestTerms: 7 },
	];
	expect(new Set(patches.flatMap(Object.keys))).toEqual(new Set(Object.keys(inputs.site)));
	const keys = patches.map((patch) => markdownKey({ ...inputs, site: { ...inputs.site, ...patch } }));
	expect(new Set([key, ...keys, markdownKey({ ...inputs, attachments: ['docs/bild.png'] })]).size).toBe(patches.length + 2);
});

test('sites with the same content have caches of their own, and a picture that comes or goes makes a new one', () => {
	const [a, b] = [siteFiles({ 'docs/a.md': '' }), siteFiles({ 'docs/a.md': '' })];
	const withPicture = siteFiles({ 'docs/a.md': '', 'docs/bild.png': '' });
	const site = siteOf({ versions: [versionOf({ docs: [docOf('a')] })] });
	const folders = [a, b, withPicture].map((root) => markdownCache(root, site));
	for (const folder of folders) rmSync(dirname(dirname(folder)), { recursive: true });
	expect(new Set(folders.map((folder) => dirname(dirname(folder)))).size).toBe(3);
	expect(basename(folders[0] ?? '')).toBe(basename(folders[1] ?? ''));
	expect(basename(folders[0] ?? '')).not.toBe(basename(folders[2] ?? ''));
});
