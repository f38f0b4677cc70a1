import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listAllFiles } from '#content/list-files.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { blogOf, docOf, postOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { pageFrontMatterSchema } from '#schema/front-matter.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { localise, withUntranslated } from './localise.ts';

test('links lead in every language where they lead in that of the site', () => {
	const top = siteFiles({
		'site/docs/a.md': 'a',
		'site/docs/b.md': 'b',
		'site/i18n/en/docusaurus-plugin-content-docs/current/a.md': 'en',
		'geteilt/c.md': 'c',
		'geteilt/blog/d.md': 'd',
	});
	const root = join(top, 'site');
	const links = {
		'docs/c.md': '../../geteilt/c.md',
		blog: '../geteilt/blog',
		wieder: '.',
		hinauf: '..',
		'docs/fort.md': 'nirgends',
		'.#docs': 'ana@rechner.7',
	};
	for (const [link, target] of Object.entries(links)) symlinkSync(target, join(root, link));
	const config = siteConfigSchema.parse({ title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } });
	const folder = join(top, 'en');
	localise(root, config, { code: 'en', home: 'i18n/en', folder });
	expect(listAllFiles(folder, '.', ['']).map((file) => [file, existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined])).toEqual([
		['blog/d.md', 'd'],
		['docs/a.md', 'en'],
		['docs/b.md', 'b'],
		['docs/c.md', 'c'],
		['docs/fort.md', undefined],
	]);
	expect(lstatSync(join(folder, 'docs/c.md')).isFile()).toBe(true);
});

test('a translation stands in the place of its page whichever ending it has', () => {
	const at = 'i18n/en/docusaurus-plugin-content-docs/current';
	const root = siteFiles({ 'docs/a.mdx': 'a', 'docs/b.md': 'b', 'docs/c.md': 'c', [`${at}/a.md`]: 'en a', [`${at}/b.mdx`]: 'en b' });
	const config = siteConfigSchema.parse({ title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } });
	localise(root, config, { code: 'en', home: 'i18n/en', folder: `${root}-en` });
	expect(listAllFiles(`${root}-en`, 'docs', ['']).sort()).toEqual(['docs/a.md', 'docs/b.mdx', 'docs/c.md']);
});

test('files beside the translations, which texts may import, are there in every language', () => {
	const root = siteFiles({
		'docs/a.mdx': 'a',
		'i18n/presets/term.mdx': 't',
		'i18n/en/docusaurus-plugin-content-docs/current/a.mdx': 'en a',
		'i18n/en/own/note.mdx': 'n',
	});
	const config = siteConfigSchema.parse({ title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } });
	localise(root, config, { code: 'en', home: 'i18n/en', folder: `${root}-en` });
	expect(listAllFiles(`${root}-en`, '.', ['']).sort()).toEqual(['docs/a.mdx', 'i18n/en/own/note.mdx', 'i18n/presets/term.mdx']);
});

test('of a site from Docusaurus a translation without a page is no page, as there; what pages name stays', () => {
	const at = 'i18n/en/docusaurus-plugin-content-docs/current';
	const files = {
		'docs/10-a.md': 'a',
		[`${at}/10-a.md`]: 'en a',
		[`${at}/10-a.mdx`]: 'older a',
		[`${at}/20-a.md`]: 'old',
		[`${at}/new/b.md`]: 'b',
		[`${at}/_part.md`]: 'part',
		[`${at}/_parts/x.md`]: 'x',
		[`${at}/a.png`]: '',
	};
	const placed = (docusaurus?: object) => {
		const root = siteFiles(files);
		const config = siteConfigSchema.parse({ title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' }, docusaurus });
		localise(root, config, { code: 'en', home: 'i18n/en', folder: `${root}-en` });
		return listAllFiles(`${root}-en`, 'docs', ['']).sort();
	};
	expect(placed({})).toEqual(['docs/10-a.md', 'docs/_part.md', 'docs/_parts/x.md', 'docs/a.png']);
	expect(placed()).toEqual(['docs/10-a.md', 'docs/10-a.mdx', 'docs/20-a.md', 'docs/_part.md', 'docs/_parts/x.md', 'docs/a.png', 'docs/new/b.md']);
});

test('labels are read with a byte order mark, and told where they are no text or no JSON', () => {
	const root = siteFiles({ 'docs/a.md': 'a', 'i18n/en/docusaurus-plugin-content-docs/current.json': '' });
	const config = siteConfigSchema.parse({ title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } });
	const read = (labels: Buffer) => {
		writeFileSync(join(root, 'i18n/en/docusaurus-plugin-content-docs/current.json'), labels);
		const local = localise(root, config, { code: 'en', home: 'i18n/en', folder: `${root}-en` });
		const label = local.versionLabel({ name: 'current', manual: '' });
		return [label, local.problems.map(({ file }) => file)];
	};
	const file = 'i18n/en/docusaurus-plugin-content-docs/current.json';
	expect(read(Buffer.from('\ufeff{ "version.label": { "message": "Über" } }'))).toEqual(['Über', []]);
	expect(read(Buffer.from('{ "version.label": { "message": "Über" } }', 'latin1'))).toEqual([undefined, [file]]);
	expect(read(Buffer.from('{ "version.label": '))).toEqual([undefined, [file]]);
});

test('what no translation replaces is marked with the language of its text, in every version and blog, but for pages of code', () => {
	const page = (file: string, isCode = false) => ({
		...{ path: `/${file}/`, title: file, description: undefined, draft: false, unlisted: false, frontMatter: pageFrontMatterSchema.parse({}) },
		...{ file: `pages/${file}`, isCode },
	});
	const site = siteOf({
		versions: [versionOf({ docs: [docOf('a'), docOf('b')] }), versionOf({ docs: [docOf('c')] })],
		blogs: [blogOf({ posts: [postOf('a', '2025-01-01')] }), blogOf({ posts: [postOf('b', '2025-01-02')] })],
		pages: [page('a.md'), page('b.md'), page('c.tsx', true)],
	});
	const translated = new Map(['docs/a.md', 'blog/2025-01-01-a.md', 'pages/a.md'].map((file) => [file, `i18n/en/${file}`]));
	const { versions, blogs, pages, ...rest } = withUntranslated(site, { translated }, 'de');
	const marked = [...versions.flatMap(({ docs }) => docs), ...blogs.flatMap(({ posts }) => posts), ...pages];
	expect(marked.filter(({ untranslated }) => untranslated === 'de').map(({ file }) => file)).toEqual([
		'docs/b.md',
		'docs/c.md',
		'blog/2025-01-02-b.md',
		'pages/b.md',
	]);
	expect(marked.filter((each) => 'untranslated' in each)).toHaveLength(4);
	expect(site).toMatchObject(rest);
});
