import { expect, test } from 'vitest';
import { paperSchema } from '#schema/paper-config.ts';
import { folderRedirects } from './folder-redirects.ts';
import { blogOf, categoryOf, docOf, linkTo, postOf, siteOf, versionOf } from './site.fixture.ts';

const doc = (id: string) => docOf(id);
const link = (id: string) => linkTo(`/docs/${id}/`);
const ofSite = (site: Parameters<typeof siteOf>[0]) => Object.fromEntries(folderRedirects(siteOf(site)).map(({ from, to }) => [from, to]));

test('a folder leads to the page of its category, the smallest that holds its pages', () => {
	const terms = categoryOf('Begriffe', [link('terms/a'), link('terms/b')], { href: '/docs/mehr/glossar/' });
	const more = categoryOf('Mehr', [link('mehr/liste'), terms, link('teil/c')], { href: '/docs/mehr/' });
	const docs = ['mehr/glossar', 'mehr/liste', 'mehr', 'terms/a', 'terms/b', 'teil/c', 'index'].map(doc);
	expect(
		ofSite({ versions: [versionOf({ docs: docs.map((each) => (each.id === 'index' ? { ...each, path: '/docs/' } : each)), sidebars: { s: [more] } })] }),
	).toEqual({
		'/docs/terms/': '/docs/mehr/glossar/',
		'/docs/teil/': '/docs/mehr/',
	});
});

test('without a page of its category it leads to the first one of it, without a category to the page above', () => {
	const sidebars = { s: [categoryOf('Teil', [link('teil/b'), link('teil/a')])] };
	const docs = [doc('teil/a'), doc('teil/b'), doc('ohne/tief/x')];
	expect(
		ofSite({
			versions: [versionOf({ docs, sidebars, mainDocId: 'teil/a' })],
			blogs: [blogOf({ posts: [postOf('2025/01/neu', '2025-01-02')] })],
		}),
	).toEqual({
		'/docs/': '/docs/teil/a/',
		'/docs/teil/': '/docs/teil/b/',
		'/docs/ohne/': '/docs/teil/a/',
		'/docs/ohne/tief/': '/docs/teil/a/',
		'/blog/2025/': '/blog/',
		'/blog/2025/01/': '/blog/',
	});
});

test('who shortens the address on printed paper comes to the newest edition', () => {
	const site = siteOf({});
	const editions = paperSchema.parse({
		editions: [
			{ id: '3.0', date: '2025-05-06' },
			{ id: '2.0', date: '2025-01-02' },
		],
	});
	expect(folderRedirects({ ...site, config: { ...site.config, paper: editions } })).toContainEqual({ from: '/ausgabe/', to: '/ausgabe/3.0/' });
});

test('versions lead to their own pages', () => {
	const old = versionOf({ name: '1.0', path: '/docs/1.0/', isLast: false, docs: [docOf('a', { path: '/docs/1.0/a/' })], mainDocId: 'a' });
	expect(ofSite({ versions: [versionOf({ docs: [docOf('index', { path: '/docs/' })] }), old] })).toEqual({ '/docs/1.0/': '/docs/1.0/a/' });
});
