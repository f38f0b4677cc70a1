import GithubSlugger from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { docOf } from '../site.fixture.ts';
import type { ExpandedItem } from './expand-sidebar.ts';
import { resolveSidebar } from './resolve-sidebar.ts';

const DOCS = [
	docOf('a', { description: 'Über A' }),
	docOf('entwurf', { draft: true }),
	docOf('ungelistet', { unlisted: true }),
	docOf('alt', { path: '/docs/2.0/alt/' }),
];

const resolve = (
	items: ExpandedItem[],
	patch: {
		showDrafts?: boolean;
		unreadable?: string[];
		basePath?: string;
		slugger?: GithubSlugger;
		categories?: { collapsible: boolean; collapsed: boolean };
	} = {},
) =>
	resolveSidebar(items, {
		sidebarId: 'haupt',
		file: 'sidebars.ts',
		lineOf: (id) => id.length,
		docs: new Map(DOCS.map((doc) => [doc.id, doc])),
		unreadable: [],
		basePath: '/docs/',
		showDrafts: false,
		...patch,
	});

test.each<[string, Partial<ExpandedItem>, object]>([
	['as all of the manual', {}, { collapsible: true, collapsed: false }],
	['as it says itself', { collapsed: true, collapsible: false }, { collapsible: false, collapsed: true }],
])('a category begins %s', (_, own, expected) => {
	const item = { type: 'category', label: 'K', items: [{ type: 'doc', id: 'a' }], ...own } as ExpandedItem;
	expect(resolve([item], { categories: { collapsible: true, collapsed: false } }).items).toMatchObject([expected]);
});

test('categories with one label have pages of their own, in all sidebars of a version', () => {
	const index = (label: string, items: ExpandedItem[] = [{ type: 'doc', id: 'a' }]): ExpandedItem => ({
		type: 'category',
		label,
		link: { type: 'generated-index' },
		items,
	});
	const slugger = new GithubSlugger();
	const paths = (items: ExpandedItem[]) =>
		resolve(items, { slugger }).items.flatMap((item) =>
			item.type === 'category' ? [item.href, ...item.items.map((inner) => 'href' in inner && inner.href)] : [],
		);
	expect(paths([index('Start', [index('Start')])])).toEqual(['/docs/category/start/', '/docs/category/start-1/']);
	expect(paths([index('Start')])).toEqual(['/docs/category/start-2/', '/docs/a/']);
});

const link = { type: 'link', docId: undefined, description: undefined, unlisted: false };
const category = { type: 'category', href: undefined, description: undefined, collapsible: true, collapsed: true };

describe('every entry gets its address', () => {
	test.each<[string, ExpandedItem, unknown]>([
		['a doc', { type: 'doc', id: 'a' }, { ...link, label: 'A', href: '/docs/a/', docId: 'a', description: 'Über A' }],
		['a doc with a label', { type: 'doc', id: 'a', label: 'Anders' }, { ...link, label: 'Anders', href: '/docs/a/', docId: 'a', description: 'Über A' }],
		['a ref', { type: 'ref', id: 'alt' }, { ...link, label: 'ALT', href: '/docs/2.0/alt/', docId: 'alt', foreign: true }],
		['an unlisted doc', { type: 'doc', id: 'ungelistet' }, { ...link, label: 'UNGELISTET', href: '/docs/ungelistet/', docId: 'ungelistet', unlisted: true }],
		[
			'a link',
			{ type: 'link', label: 'L', href: 'https://example.com/', description: 'D' },
			{ ...link, label: 'L', href: 'https://example.com/', description: 'D', foreign: true },
		],
		[
			'a page',
			{ type: 'page', label: 'GET /files', href: '/docs/api/files/', method: 'get' },
			{ ...link, label: 'GET /files', href: '/docs/api/files/', method: 'get' },
		],
		['html', { type: 'html', value: '<hr>', defaultStyle: false }, { type: 'html', value: '<hr>' }],
		[
			'a category',
			{ type: 'category', label: 'K', items: [{ type: 'doc', id: 'a' }] },
			{ ...category, label: 'K', items: [expect.objectContaining({ docId: 'a' })] },
		],
		[
			'a category with a doc',
			{ type: 'category', label: 'K', collapsed: false, collapsible: false, link: { type: 'doc', id: 'a' }, items: [{ type: 'doc', id: 'a' }] },
			{
				...category,
				label: 'K',
				href: '/docs/a/',
				description: 'Über A',
				collapsed: false,
				collapsible: false,
				items: [expect.objectContaining({ docId: 'a' })],
			},
		],
		[
			'a category with a doc and nothing else, which is no category to open',
			{ type: 'category', label: 'K', link: { type: 'doc', id: 'a' }, className: 'own', items: [] },
			expect.objectContaining({ type: 'link', label: 'K', href: '/docs/a/', docId: 'a', description: 'Über A', unlisted: false, className: 'own' }),
		],
	])('%s', (_, item, expected) => {
		expect(resolve([item])).toEqual({ items: [expected], pages: [], problems: [] });
	});
});

describe('a generated index', () => {
	const index = (label: string, link = {}): ExpandedItem => ({
		type: 'category',
		label,
		link: { type: 'generated-index', ...link },
		items: [{ type: 'doc', id: 'a' }],
	});

	test('is a page of the category, its path made from the label', () => {
		const { items, pages } = resolve([index('Über uns', { title: 'Titel', description: 'Text' })], { basePath: '/docs/2.0/' });
		expect(items).toMatchObject([{ href: '/docs/2.0/category/über-uns/', description: 'Text' }]);
		expect(pages).toEqual([{ path: '/docs/2.0/category/über-uns/', title: 'Titel', description: 'Text', sidebarId: 'haupt', category: items[0] }]);
	});

	test('stands at its slug', () => {
		expect(resolve([index('K', { slug: '/category/handbuch' }), index('L', { slug: 'l/' })]).pages.map(({ path, title }) => [path, title])).toEqual([
			['/docs/category/handbuch/', 'K'],
			['/docs/l/', 'L'],
		]);
	});

	test('of the same label twice stands at two paths', () => {
		expect(resolve([index('K'), index('K')]).pages.map(({ path }) => path)).toEqual(['/docs/category/k/', '/docs/category/k-1/']);
	});
});

describe('drafts', () => {
	const items: ExpandedItem[] = [
		{ type: 'doc', id: 'entwurf' },
		{ type: 'category', label: 'Nur Entwürfe', items: [{ type: 'doc', id: 'entwurf' }] },
		{ type: 'category', label: 'K', link: { type: 'doc', id: 'entwurf' }, items: [{ type: 'doc', id: 'a' }] },
	];

	test('make no page that lists nothing', () => {
		const index: ExpandedItem = { type: 'category', label: 'I', link: { type: 'generated-index' }, items: [{ type: 'doc', id: 'entwurf' }] };
		expect(resolve([index])).toEqual({ items: [], pages: [], problems: [] });
		expect(resolve([index], { showDrafts: true }).pages).toHaveLength(1);
		// Nothing stood in it from the beginning, as in a version whose API was left out: pages may lead to it.
		expect(resolve([{ ...index, items: [] }]).pages).toHaveLength(1);
	});

	test('leave no trace in a build', () => {
		expect(resolve(items).items).toMatchObject([{ label: 'K', href: undefined, items: [{ docId: 'a' }] }]);
	});

	test('are shown in the preview', () => {
		expect(resolve(items, { showDrafts: true }).items).toMatchObject([
			{ docId: 'entwurf' },
			{ label: 'Nur Entwürfe', items: [{ docId: 'entwurf' }] },
			{ label: 'K', href: '/docs/entwurf/' },
		]);
	});
});

describe('a doc that does not exist', () => {
	const problem = { severity: 'error', rule: 'sidebar-doc', file: 'sidebars.ts' };

	test('is named with the nearest id, the rest is resolved', () => {
		const { items, problems } = resolve([
			{ type: 'doc', id: 'ungelstet' },
			{ type: 'doc', id: 'a' },
			{ type: 'category', label: 'K', link: { type: 'doc', id: 'zzzzzzzzzzzzzzzzz' }, items: [{ type: 'doc', id: 'a' }] },
		]);
		expect(items).toMatchObject([{ docId: 'a' }, { label: 'K', href: undefined }]);
		expect(problems).toMatchObject([
			{ ...problem, line: 9, message: 'Die Seitenleiste „haupt“ nennt das Dokument „ungelstet“, das es nicht gibt.', hint: 'Meinten Sie „ungelistet“?' },
			{
				...problem,
				message: 'Die Seitenleiste „haupt“ nennt das Dokument „zzzzzzzzzzzzzzzzz“, das es nicht gibt.',
				hint: 'Die id ist der Pfad der Datei unter docs/ ohne Endung.',
			},
		]);
	});

	test('is not named when its file has problems of its own', () => {
		expect(resolve([{ type: 'doc', id: 'kaputt' }], { unreadable: ['kaputt'] })).toEqual({ items: [], pages: [], problems: [] });
	});
});

test('a class is written in the sidebar or in the front matter of the doc', () => {
	const docs = new Map([['a', docOf('a', { frontMatter: { ...docOf('a').frontMatter, sidebar_class_name: 'vom-dokument' } })]]);
	const classes = (items: ExpandedItem[]) =>
		resolveSidebar(items, { sidebarId: 'haupt', file: 'sidebars.ts', lineOf: () => 1, docs, unreadable: [], basePath: '/docs/', showDrafts: false }).items.map(
			({ className }) => className,
		);
	expect(
		classes([
			{ type: 'doc', id: 'a' },
			{ type: 'doc', id: 'a', className: 'eigen' },
			{ type: 'html', value: '<hr>', defaultStyle: false, className: 'strich' },
			{ type: 'category', label: 'K', className: 'gruppe', items: [{ type: 'doc', id: 'a' }] },
		]),
	).toEqual(['vom-dokument', 'eigen', 'strich', 'gruppe']);
});
