import { expect, test } from 'vitest';
import { type Route, routeIndex } from '#navigation/routes.ts';
import { blogOf, docOf, postOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { type DescribedPage, structuredData } from './structured-data.ts';

const term = docOf('terms/normal', {
	label: 'Normal',
	frontMatter: docFrontMatterSchema.parse({ term: { short: 'Gerät, mit dem man </script> vergleicht.' }, last_update: { date: '2025-03-01' } }),
});
const glossary = docOf('glossar', { words: [{ anchor: 'karenzzeit', title: 'Karenzzeit', short: 'Frist nach der Frist.', forms: [], except: [] }] });
const manual = docOf('handbuch');
const post = postOf('neu', '2025-01-02', {
	authors: [
		{ key: 'a', path: '/blog/authors/a/', config: { name: 'Ada' } },
		{ key: 'b', path: undefined, config: { name: 'Redaktion', team: true } },
	],
});
const site = siteOf({
	config: { base: '/hilfe/' },
	versions: [versionOf({ docs: [term, glossary, manual] })],
	blogs: [blogOf({ posts: [post] })],
});

function said(path: string, page: Partial<DescribedPage> = {}) {
	const route = routeIndex(site).byPath.get(path) as Route;
	const text = structuredData(site, route, { title: 'Titel', description: undefined, image: undefined, trail: [], ...page });
	return text === undefined ? undefined : JSON.parse(text);
}

test('a page of the documentation is an article with its day and the way to it', () => {
	const trail = [
		{ label: 'Ohne Seite', href: undefined },
		{ label: 'Glossar', href: '/docs/glossar/' },
	];
	const [article, word, way] = said('/docs/terms/normal/', { trail })['@graph'];
	expect(article).toEqual({
		'@type': 'TechArticle',
		headline: 'Titel',
		inLanguage: 'de',
		url: 'https://docs.example.com/hilfe/docs/terms/normal/',
		dateModified: '2025-03-01',
		author: { '@type': 'Organization', name: 'Firma' },
	});
	expect(word).toMatchObject({
		name: 'Normal',
		description: 'Gerät, mit dem man </script> vergleicht.',
		inDefinedTermSet: 'https://docs.example.com/hilfe/docs/glossar/',
	});
	expect(way.itemListElement).toEqual([
		{ '@type': 'ListItem', position: 1, name: 'Glossar', item: 'https://docs.example.com/hilfe/docs/glossar/' },
		{ '@type': 'ListItem', position: 2, name: 'Normal', item: 'https://docs.example.com/hilfe/docs/terms/normal/' },
	]);
});

test('a term below a page without terms belongs to no set', () => {
	const [, word] = said('/docs/terms/normal/', { trail: [{ label: 'Handbuch', href: '/docs/handbuch/' }] })['@graph'];
	expect(word).toMatchObject({ '@type': 'DefinedTerm', name: 'Normal' });
	expect(word).not.toHaveProperty('inDefinedTermSet');
});

test('words that a page defines are a set of terms', () => {
	expect(said('/docs/glossar/')['@graph'][1]).toMatchObject({
		'@type': 'DefinedTermSet',
		hasDefinedTerm: [{ '@type': 'DefinedTerm', name: 'Karenzzeit', url: 'https://docs.example.com/hilfe/docs/glossar/#karenzzeit' }],
	});
});

test('a post has its day and its authors', () => {
	expect(said('/blog/neu/')).toMatchObject({
		'@context': 'https://schema.org',
		'@type': 'BlogPosting',
		datePublished: '2025-01-02',
		author: [
			{ '@type': 'Person', name: 'Ada', url: 'https://docs.example.com/hilfe/blog/authors/a/' },
			{ '@type': 'Organization', name: 'Redaktion' },
		],
	});
});

test('the home page is the site, and a list without a way to it says nothing', () => {
	expect(said('/')).toMatchObject({ '@type': 'WebSite', name: 'Hilfe' });
	expect(said('/blog/')).toBeUndefined();
});

test('no text ends the element that it stands in', () => {
	const route = routeIndex(site).byPath.get('/docs/terms/normal/') as Route;
	expect(structuredData(site, route, { title: '</script><!--', description: undefined, image: undefined, trail: [] })).not.toContain('<');
});
