import { expect, test } from 'vitest';
import { planReferences } from '#navigation/api/reference-plan.ts';
import { planOf } from '#navigation/site.fixture.ts';
import type { ApiChange } from '#schema/api-change.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { makeChangesFeed } from './changes-feed.ts';
import { parseXml, type XmlElement } from './parse-xml.fixture.ts';

const config = siteConfigSchema.parse({
	title: 'Doku & Co',
	tagline: 'x',
	url: 'https://docs.example.com',
	base: '/hilfe/',
	copyright: { year: 2025, holder: 'Firma' },
});
const change = (fact: ApiChange['fact'], impact: ApiChange['impact'], schema = '<A>'): ApiChange => ({
	kind: 'changed',
	impact,
	subject: 'type',
	place: [{ part: 'component', component: 'schemas', name: schema }],
	fact,
	pointer: '#/x',
});
const HISTORY = [
	{
		version: '1.10.0',
		previous: '1.9.0',
		date: '2026-01-02',
		anchor: 'fassung-2026-01-02-1-10-0',
		changes: [
			change({ what: 'type', from: ['Text & mehr'], to: ['number'] }, 'neutral'),
			change({ what: 'values', how: 'added', values: [']]>'] }, 'breaking'),
		],
	},
	{ version: '1.9.0', date: '2025-08-26', anchor: 'fassung-2025-08-26-1-9-0', note: 'Erste Fassung', changes: [] },
];

const texts = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name).map(({ text }) => text);

test('each version is an entry that leads to its place on the page', () => {
	const file = makeChangesFeed({ site: { config }, plan: planOf(), history: HISTORY });
	expect(file?.path).toBe('/docs/api/aenderungen/feed.xml');
	const feed = parseXml(file?.text ?? '');
	expect(texts(feed, 'title')).toEqual(['Doku & Co: Änderungen der API']);
	expect(texts(feed, 'updated')).toEqual(['2026-01-02T00:00:00.000Z']);
	expect(feed.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes['href'])).toEqual([
		'https://docs.example.com/hilfe/docs/api/aenderungen/',
		'https://docs.example.com/hilfe/docs/api/aenderungen/feed.xml',
	]);
	const entries = feed.children.filter(({ name }) => name === 'entry');
	expect(entries.map((entry) => [...texts(entry, 'title'), ...texts(entry, 'id'), ...texts(entry, 'summary')])).toEqual([
		['Version 1.10.0', 'https://docs.example.com/hilfe/docs/api/aenderungen/#fassung-2026-01-02-1-10-0', '1 inkompatible Änderung, 1 Änderung ohne Wirkung'],
		['Version 1.9.0', 'https://docs.example.com/hilfe/docs/api/aenderungen/#fassung-2025-08-26-1-9-0', 'Erste Fassung'],
	]);
});

test('the gravest changes come first, and names of the description stay text', () => {
	const feed = parseXml(makeChangesFeed({ site: { config }, plan: planOf(), history: HISTORY })?.text ?? '');
	const [first] = feed.children.filter(({ name }) => name === 'entry').flatMap((entry) => texts(entry, 'content'));
	expect(first).toBe(
		'<p>1 inkompatible Änderung, 1 Änderung ohne Wirkung.</p>' +
			'<h2>Inkompatibel</h2><ul><li>Schema &lt;A&gt;: neuer Wert „]]&gt;“</li></ul>' +
			'<h2>Ohne Wirkung auf Programme</h2><ul><li>Schema &lt;A&gt;: Typ Zahl statt Text &amp; mehr</li></ul>',
	);
});

test('hostile words of a history stay words, in the feed and in the HTML of its entries', () => {
	const evil = '"><script>alert(1)</script>&#60;img src=x onerror=alert(1)>]]><a href="javascript:alert(1)">\u0000\u000b';
	const history = [
		{
			version: evil,
			date: '2026-01-02',
			anchor: 'fassung-2026',
			note: evil,
			changes: [change({ what: 'operation-id', from: evil, to: evil }, 'breaking', evil)],
		},
	];
	const text = makeChangesFeed({ site: { config }, plan: planOf(), history })?.text ?? '';
	const feed = parseXml(text);
	const namesIn = ({ name, children }: XmlElement): string[] => [name, ...children.flatMap(namesIn)];
	expect(new Set(namesIn(feed))).toEqual(
		new Set(['feed', 'id', 'title', 'updated', 'author', 'name', 'link', 'subtitle', 'rights', 'entry', 'summary', 'content', 'published']),
	);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: XML must not have these
	expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
	const [html = ''] = feed.children.filter(({ name }) => name === 'entry').flatMap((entry) => texts(entry, 'content'));
	const elements = new Set([...html.matchAll(/<([a-z0-9]+)/gi)].map(([, name]) => name));
	expect(elements).toEqual(new Set(['p', 'h2', 'ul', 'li']));
	expect(html).toContain('&lt;script&gt;');
});

test('of several APIs each names itself', () => {
	const several = siteConfigSchema.parse({
		...config,
		api: [
			{ id: 'werkstatt', label: 'Werkstatt', description: 'api/werkstatt/api.json' },
			{ id: 'lager', label: 'Lager', description: 'api/lager/api.json', versions: [{ name: '1.0', description: 'api/lager-1/api.json' }] },
		],
	});
	const feeds = planReferences(several.api).map((plan) => makeChangesFeed({ site: { config: several }, plan, history: HISTORY }));
	expect(feeds.map((file) => [file?.path, ...texts(parseXml(file?.text ?? ''), 'title')])).toEqual([
		['/docs/api/aenderungen/feed.xml', 'Doku & Co: Änderungen der API „Werkstatt“'],
		['/docs/lager/aenderungen/feed.xml', 'Doku & Co: Änderungen der API „Lager“'],
		['/docs/lager/1.0/aenderungen/feed.xml', 'Doku & Co: Änderungen der API „Lager 1.0“'],
	]);
});

test('a site without a history has no feed', () => {
	expect(makeChangesFeed({ site: { config }, plan: planOf(), history: [] })).toBeUndefined();
});
