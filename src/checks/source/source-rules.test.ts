import { expect, test } from 'vitest';
import { blogOf, categoryOf, docOf, linkTo, postOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import type { Site } from '#navigation/site.ts';
import type { Origin } from '#schema/parse/parse.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { runSourceRules } from './source-rules.ts';

const docs = { docs: [linkTo('/docs/a/')], zweite: [linkTo('/docs/b/')] };
const check = (site: Site, lineOf: Origin['lineOf'] = () => undefined) =>
	runSourceRules({ site, lineOf, lineOfText: () => undefined, lineOfKey: () => undefined, help: undefined });
const found = (site: Site) => check(site).map(({ severity, rule, file, message, hint }) => `${severity} ${rule} ${file} ${message} → ${hint}`);

test('a sound site has nothing', () => {
	const navbar = [{ type: 'docSidebar' as const, label: 'Handbuch', sidebar: 'docs' }];
	expect(found(siteOf({ config: { navbar }, versions: [versionOf({ docs: [docOf('a'), docOf('b')], sidebars: docs })] }))).toEqual([]);
});

test('two pages with one address are found, whatever they are; one that somebody wrote gets the blame', () => {
	const index = { path: '/docs/k/', title: 'K', description: undefined, category: categoryOf('K', []), sidebarId: 'docs' };
	const site = siteOf({
		versions: [
			versionOf({
				docs: [docOf('a'), docOf('b', { path: '/docs/a/' }), docOf('k')],
				categoryPages: [index, { ...index, path: '/docs/l/' }, { ...index, path: '/docs/l/' }],
			}),
		],
		blogs: [blogOf({ posts: [postOf('archive', '2025-01-01')] })],
	});
	const hint = 'Geben Sie einer der beiden Seiten einen anderen slug.';
	expect(found(site)).toEqual([
		`warning duplicate-route docs/b.md Die Adresse /docs/a/ gibt es schon: docs/a.md. → ${hint}`,
		`warning duplicate-route docs/k.md Die Adresse /docs/k/ gibt es schon: die erzeugte Seite „K“. → ${hint}`,
		`warning duplicate-route sidebars.ts Die Adresse /docs/l/ gibt es schon: die erzeugte Seite „K“. → ${hint}`,
		`warning duplicate-route blog/2025-01-01-archive.md Die Adresse /blog/archive/ gibt es schon: eine erzeugte Seite. → ${hint}`,
	]);
	expect(check(site).map(({ see }) => see?.file)).toEqual([undefined, 'sidebars.ts', undefined, 'site.config.ts']);
});

test('of two tags or authors with one address both are named, in the file of their list', () => {
	const tag = (label: string, key: string) => ({ key, label, path: '/blog/tags/api/', description: undefined });
	const author = (name: string) => ({ key: name, config: { name }, path: '/blog/authors/anna/' });
	const blog = blogOf({
		posts: [postOf('a', '2025-01-01')],
		tags: [tag('API', 'api'), tag('Schnittstelle', 'schnitt')],
		authors: [author('Anna'), author('Berta')],
	});
	expect(found(siteOf({ blogs: [blog] })).map((line) => line.split(' → ')[0])).toEqual([
		'warning duplicate-route blog/authors.yml Die Adresse /blog/authors/anna/ gibt es schon: die erzeugte Seite „Anna“.',
		'warning duplicate-route blog/tags.yml Die Adresse /blog/tags/api/ gibt es schon: die erzeugte Seite „API“.',
	]);
});

test('a page whose address would lead to another one is found, whatever it is; the source that names it gets the blame', () => {
	const index = { path: '/docs/100 %/', title: 'K', description: undefined, category: categoryOf('K', []), sidebarId: 'docs' };
	const docs = [docOf('C#'), docOf('was?'), docOf('prüf mittel (neu) [a] & b+c'), docOf('a\\b'), docOf('c/index.html')];
	const site = siteOf({ versions: [versionOf({ docs, categoryPages: [index] })] });
	expect(check(site).map(({ rule, file, message }) => `${rule} ${file} ${message.split(',')[0]}`)).toEqual([
		'broken-address docs/C#.md Die Adresse /docs/C#/ enthält „#“',
		'broken-address docs/was?.md Die Adresse /docs/was?/ enthält „?“',
		'broken-address docs/a\\b.md Die Adresse /docs/a\\b/ enthält „\\“',
		'broken-address docs/c/index.html.md Die Adresse /docs/c/index.html/ enthält „index.html“',
		'broken-address sidebars.ts Die Adresse /docs/100 %/ enthält „%“',
	]);
});

test('addresses that differ in case only are one on many machines', () => {
	const site = siteOf({ versions: [versionOf({ docs: [docOf('a'), docOf('A')] })] });
	expect(found(site)).toEqual([
		'warning duplicate-route docs/A.md Die Adresse /docs/A/ gibt es schon in anderer Schreibung: docs/a.md. → Geben Sie einer der beiden Seiten einen anderen slug.',
	]);
});

test('a redirect that a published file stands in the way of is named', () => {
	const site = siteOf({ config: { redirects: [{ from: '/alt', to: '/docs/a/' }] }, versions: [versionOf({ docs: [docOf('a')] })] });
	const sources = { site, lineOf: () => 7, lineOfText: () => undefined, lineOfKey: () => undefined, help: undefined };
	expect(runSourceRules({ ...sources, publishedAt: (path) => `public${path}index.html` })).toMatchObject([
		{ rule: 'idle-redirect', line: 7, message: 'Die Weiterleitung von /alt/ gilt nicht: Dort wird public/alt/index.html veröffentlicht.' },
	]);
});

test('redirects that do not hold are named, the same one with and without its slash is not', () => {
	const redirects = ['/docs/a/', '/alt/', '/alt', '/kreis'].map((from) => ({ from, to: from === '/kreis' ? '/kreis/' : '/docs/b/' }));
	const site = siteOf({ config: { redirects }, versions: [versionOf({ docs: [docOf('a'), docOf('b')] })] });
	const line = (path: readonly (string | number)[]) => (path[0] === 'redirects' ? 10 + Number(path[1]) : undefined);
	expect(check(site, line).map(({ rule, message, line: at }) => `${rule} ${at} ${message}`)).toEqual([
		'idle-redirect 10 Die Weiterleitung von /docs/a/ gilt nicht: Dort steht eine Seite.',
		'idle-redirect 13 Die Weiterleitung von /kreis/ führt im Kreis und gilt nicht.',
	]);
});

test('two docs with one id are found within a version, not across versions', () => {
	const twice = docOf('a', { file: 'docs/1-a.md', path: '/docs/1-a/' });
	const old = versionOf({ name: '1.0', isLast: false, docs: [docOf('a', { path: '/docs/1.0/a/' })] });
	const config = { navbar: [{ type: 'docsVersionDropdown' as const }] };
	expect(found(siteOf({ config, versions: [versionOf({ docs: [docOf('a'), twice] }), old] }))).toEqual([
		'error duplicate-doc-id docs/1-a.md Die id „a“ hat auch docs/a.md. → Setzen Sie in einer der Dateien eine andere id.',
	]);
});

test('a navbar item needs a sidebar of the newest version that holds something', () => {
	const item = (label: string, sidebar: string) => ({ type: 'docSidebar' as const, label, sidebar });
	const navbar = [item('Handbuch', 'dosc'), item('Leer', 'leer'), item('Fern', 'zzzzzzzzzz')];
	const start = 'error navbar-item site.config.ts Der Eintrag';
	const middle = 'der Navigationsleiste nennt die Seitenleiste';
	const site = siteOf({ config: { navbar }, versions: [versionOf({ sidebars: { docs: docs.docs, leer: [] } })] });
	expect(found(site)).toEqual([
		`${start} „Handbuch“ ${middle} „dosc“, die es nicht gibt. → Meinten Sie „docs“?`,
		`${start} „Leer“ ${middle} „leer“, die leer ist. → Füllen Sie sie in sidebars.ts.`,
		`${start} „Fern“ ${middle} „zzzzzzzzzz“, die es nicht gibt. → Die Seitenleisten stehen in sidebars.ts.`,
	]);
	expect(check(site, (path) => Number(path[1]) + 10).map(({ line }) => line)).toEqual([10, 11, 12]);
});

test('so does one in a menu', () => {
	const navbar = [{ type: 'menu' as const, label: 'Mehr', items: [{ type: 'docSidebar' as const, label: 'Handbuch', sidebar: 'dosc' }] }];
	const site = siteOf({ config: { navbar }, versions: [versionOf({ sidebars: docs })] });
	expect(check(site, (path) => (path.join(' ') === 'navbar 0 items 0 sidebar' ? 7 : 1)).map(({ rule, line }) => `${rule} ${line}`)).toEqual(['navbar-item 7']);
});

test('languages and versions that no page leads to', () => {
	const locales = [
		{ code: 'de', label: 'Deutsch', to: undefined, base: '/' },
		{ code: 'en', label: 'English', to: undefined, base: '/en/' },
	];
	const versions = [
		versionOf({ docs: [docOf('a')] }),
		versionOf({ name: '1.0', label: 'Version 1', path: '/docs/1.0/', isLast: false, docs: [docOf('a', { path: '/docs/1.0/a/' })] }),
	];
	const rulesOf = (config: Partial<SiteConfigInput>) => found(siteOf({ config, locales, versions })).filter((line) => line.includes(' missing-choice '));
	expect(rulesOf({})).toEqual([
		"warning missing-choice site.config.ts Von keiner Seite führt ein Weg zu den anderen Sprachen: English. → Ergänzen Sie unter „navbar“ den Eintrag { type: 'localeDropdown' }.",
		"warning missing-choice site.config.ts Von keiner Seite führt ein Weg zu den anderen Versionen: Version 1. → Ergänzen Sie unter „navbar“ den Eintrag { type: 'docsVersionDropdown' }.",
	]);
	expect(rulesOf({ navbar: [{ type: 'localeDropdown' }, { type: 'docsVersionDropdown' }] })).toEqual([]);
	expect(rulesOf({ navbar: [{ type: 'link', label: 'E', to: '/en/' }], footer: [{ title: 'Alt', links: [{ label: '1', to: '/docs/1.0/a/' }] }] })).toEqual([]);
});
