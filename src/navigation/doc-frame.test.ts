import { describe, expect, test } from 'vitest';
import { docFrontMatterSchema } from '#schema/front-matter.ts';
import { categoryFrame, docFrame, sidebarOf } from './doc-frame.ts';
import { categoryOf, docOf, linkTo, siteOf, versionOf } from './site.fixture.ts';

const link = (id: string, patch = {}) => linkTo(`/docs/${id}/`, { label: id.toUpperCase(), docId: id, ...patch });
const DOCS = ['a', 'b', 'c', 'd', 'x'].map((id) => docOf(id)).concat(docOf('geheim', { unlisted: true }));
const part = categoryOf('Teil', [link('b'), categoryOf('Tief', [link('c')]), link('geheim', { unlisted: true })], { href: '/docs/category/teil/' });
const category = { path: '/docs/category/teil/', title: 'Teil', description: undefined, category: part, sidebarId: 'erste' };
const version = versionOf({
	docs: DOCS,
	sidebars: {
		erste: [
			link('a'),
			linkTo('https://example.com/', { foreign: true }),
			linkTo('/docs/x/', { foreign: true }),
			part,
			{ type: 'html', value: '<hr>' },
			link('d'),
		],
		zweite: [link('x')],
	},
	categoryPages: [category],
});
const site = siteOf({ versions: [version] });

const frameOf = (id: string, frontMatter: object = {}) => {
	const doc = DOCS.find((candidate) => candidate.id === id);
	if (doc === undefined) throw new Error(`No doc ${id}.`);
	return docFrame(site, version, { ...doc, frontMatter: docFrontMatterSchema.parse(frontMatter) });
};

describe('a doc stands in', () => {
	test.each<[string, object, string | undefined]>([
		['a', {}, 'erste'],
		['x', {}, 'zweite'],
		['a', { displayed_sidebar: 'zweite' }, 'zweite'],
		['a', { displayed_sidebar: null }, undefined],
	])('%s %j: sidebar %s', (id, frontMatter, sidebarId) => {
		expect(frameOf(id, frontMatter).sidebarId).toBe(sidebarId);
	});

	test('no sidebar at all has none to show', () => {
		expect(frameOf('a', { displayed_sidebar: null })).toMatchObject({ sidebar: [], breadcrumbs: [], previous: undefined, next: undefined });
	});

	test('the sidebar that holds it, listed or not', () => {
		expect(sidebarOf(version, '/docs/geheim/')).toBe('erste');
		expect(sidebarOf(version, '/docs/fehlt/')).toBeUndefined();
	});
});

describe('breadcrumbs', () => {
	test('lead through the categories', () => {
		expect(frameOf('c').breadcrumbs).toEqual([
			{ label: 'Teil', href: '/docs/category/teil/' },
			{ label: 'Tief', href: undefined },
		]);
		expect(frameOf('a').breadcrumbs).toEqual([]);
		expect(categoryFrame(site, version, category).breadcrumbs).toEqual([]);
	});
});

test('breadcrumbs begin with the page at the address of the version', () => {
	const start = docOf('index', { path: '/docs/', label: 'Anfang' });
	const whole = { ...version, docs: [...version.docs, start], mainDocId: 'index' };
	const trail = (doc: typeof start) => docFrame(site, whole, doc).breadcrumbs;
	expect(trail(docOf('a'))).toEqual([{ label: 'Anfang', href: '/docs/' }]);
	expect(trail(start)).toEqual([]);
});

describe('previous and next', () => {
	const pager = ({ previous, next }: ReturnType<typeof docFrame>) => [previous?.href, next?.href];

	test.each<[string, string | undefined, string | undefined]>([
		['a', undefined, '/docs/category/teil/'],
		['b', '/docs/category/teil/', '/docs/c/'],
		['c', '/docs/b/', '/docs/d/'],
		['d', '/docs/c/', undefined],
		['x', undefined, undefined],
		['geheim', undefined, undefined],
	])('of %s: %s and %s', (id, previous, next) => {
		expect(pager(frameOf(id))).toEqual([previous, next]);
	});

	test('of a category', () => {
		expect(pager(categoryFrame(site, version, category))).toEqual(['/docs/a/', '/docs/b/']);
	});

	test('of a page that stands twice go on from its first place', () => {
		const twice = versionOf({ docs: ['a', 'b', 'c'].map((id) => docOf(id)), sidebars: { s: ['a', 'b', 'a', 'c'].map((id) => linkTo(`/docs/${id}/`)) } });
		expect(pager(docFrame(siteOf({ versions: [twice] }), twice, docOf('a')))).toEqual([undefined, '/docs/b/']);
	});

	test('the writer chooses, or wants none', () => {
		expect(frameOf('b', { pagination_prev: null, pagination_next: 'd' })).toMatchObject({ previous: undefined, next: { label: 'D', href: '/docs/d/' } });
	});

	test('a chosen page is called by its own label', () => {
		const named = docOf('n', { frontMatter: docFrontMatterSchema.parse({ pagination_label: 'Kurz' }) });
		const frame = docFrame(site, { ...version, docs: [...DOCS, named] }, docOf('b', { frontMatter: docFrontMatterSchema.parse({ pagination_next: 'n' }) }));
		expect(frame.next).toEqual({ label: 'Kurz', href: '/docs/n/' });
	});
});

describe('versions and banner', () => {
	const newest = versionOf({ name: '2.0', label: '2.0', mainDocId: 'a', docs: [docOf('a'), docOf('b')] });
	const old = versionOf({
		name: '1.0',
		label: '1.0',
		path: '/docs/1.0/',
		isLast: false,
		banner: 'unmaintained',
		docs: [docOf('a', { path: '/docs/1.0/a/' }), docOf('weg', { path: '/docs/1.0/weg/' })],
	});
	const both = siteOf({ versions: [newest, old] });
	const frame = (id: string) => docFrame(both, old, docOf(id, { path: `/docs/1.0/${id}/` }));

	test('an old page leads to the same page in the newest version, or to its first', () => {
		expect(frame('a').banner).toEqual({ kind: 'unmaintained', label: '1.0', newest: { label: '2.0', href: '/docs/a/', isSame: true } });
		expect(frame('weg').banner).toEqual({ kind: 'unmaintained', label: '1.0', newest: { label: '2.0', href: '/docs/a/', isSame: false } });
		expect(docFrame(both, newest, docOf('a')).banner).toBeUndefined();
	});

	test('the choice leads to the same page in every version', () => {
		expect(docFrame(both, newest, docOf('b')).versions).toEqual([
			{ name: '2.0', label: '2.0', href: '/docs/b/', current: true },
			{ name: '1.0', label: '1.0', href: '/docs/1.0/', current: false },
		]);
	});
});
