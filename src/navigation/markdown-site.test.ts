import { expect, test } from 'vitest';
import { docFrontMatterSchema, pageFrontMatterSchema } from '#schema/front-matter.ts';
import { markdownOptions, markdownSite } from './markdown-site.ts';
import { docOf, siteOf, versionOf } from './site.fixture.ts';

const frontMatter = docFrontMatterSchema.parse({ term: { short: 'Kurz.' } });
const page = {
	path: '/a/',
	title: 'A',
	description: undefined,
	file: 'pages/a.md',
	draft: false,
	unlisted: false,
	frontMatter: pageFrontMatterSchema.parse({}),
};
const site = siteOf({
	config: { base: '/hilfe/' },
	pages: [page],
	atlas: { title: 'Felder', description: undefined, ids: ['ding.name'], groups: {} },
	versions: [
		versionOf({ isLast: false, path: '/docs/next/', docs: [docOf('a'), docOf('neu', { title: 'Neues', path: '/docs/next/neu/', frontMatter })] }),
		versionOf({ name: '1', docs: [docOf('a', { file: 'versioned_docs/version-1/a.md' }), docOf('alt', { title: 'Altes', frontMatter })] }),
	],
});
const { links, terms } = markdownOptions('/site', markdownSite(site));

test('links find pages by file, with the base of the site', () => {
	expect(links).toMatchObject({ root: '/site', base: '/hilfe/' });
	expect(links.pathOf('pages/a.md')).toBe('/a/');
	expect(links.pathOf('pages/b.md')).toBeUndefined();
	expect(links.pathOf('constructor')).toBeUndefined();
	expect(links.fields?.().get('ding.name')).toBe('/docs/feldatlas/#ding.name');
});

test.each([
	['docs/a.md', ['Neues']],
	['versioned_docs/version-1/a.md', ['Altes']],
	['blog/2025-01-01-x.md', ['Altes']],
	['pages/x.md', ['Altes']],
	['api/dinge.md', []],
])('terms for %s', (file, titles) => expect(terms(file).map(({ title }) => title)).toEqual(titles));

test('the list of terms of a version is one object', () => expect(terms('docs/a.md')).toBe(terms('docs/neu.md')));

test('what Markdown is told is plain data, made once a site', () => {
	const told = markdownSite(site);
	expect(JSON.parse(JSON.stringify(told))).toEqual(told);
	expect(markdownSite(site)).toBe(told);
});
