import { describe, expect, test } from 'vitest';
import { categoryOf, linkTo } from '../site.fixture.ts';
import type { SidebarItem } from './sidebar.ts';
import { categoriesByKey, countLinks, type WindowItem, windowSidebar } from './window-sidebar.ts';

const list = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
const pages = (prefix: string, count: number) => list(count, (index) => linkTo(`/${prefix}/${index}/`));

/** Links that a page gets, those of categories included. */
const shown = (items: readonly WindowItem[]): number =>
	items.reduce((sum, item) => sum + (item.type === 'link' ? 1 : item.type === 'category' ? 1 + shown(item.items) : 0), 0);
const hrefs = (items: readonly WindowItem[]): string[] =>
	items.flatMap((item) => (item.type === 'link' ? [item.href] : item.type === 'category' ? hrefs(item.items) : []));

describe('a sidebar of up to 150 links', () => {
	test('is shown whole, wherever the reader is', () => {
		const items = [...pages('a', 49), categoryOf('K', pages('k', 100), { href: '/k/' })];
		expect(countLinks(items)).toBe(150);
		const window = windowSidebar(items, '/fehlt/');
		expect(hrefs(window)).toHaveLength(149);
		expect(window.at(-1)).toMatchObject({ type: 'category', key: '49', filled: true });
	});
});

test('a category of unlisted pages alone is there on these pages only; keys count it', () => {
	const hidden = categoryOf('Versteckt', [linkTo('/u/', { unlisted: true }), categoryOf('Innen', [linkTo('/v/', { unlisted: true })])]);
	const items = [hidden, categoryOf('K', [linkTo('/a/')]), categoryOf('L', [linkTo('/w/', { unlisted: true })], { href: '/l/' })];
	const labels = (href: string) => windowSidebar(items, href).map((item) => (item.type === 'category' ? `${item.key} ${item.label}` : item.type));
	expect(labels('/a/')).toEqual(['1 K', '2 L']);
	expect(labels('/v/')).toEqual(['0 Versteckt', '1 K', '2 L']);
});

test('unlisted pages count neither among links nor among neighbours; the page itself is there', () => {
	const hidden = list(100, (index) => linkTo(`/u/${index}/`, { unlisted: true }));
	expect(hrefs(windowSidebar([...hidden, ...pages('p', 60)], '/p/3/'))).toEqual(pages('p', 60).map(({ href }) => href));
	const large = windowSidebar([...hidden, ...pages('p', 200)], '/u/5/');
	expect(hrefs(large)).toEqual(['/u/5/', ...list(16, (index) => `/p/${index}/`)]);
	expect(large.at(-1)).toMatchObject({ type: 'more', count: 201 });
});

describe('a sidebar of 5,000 links', () => {
	const nested = list(50, (part) =>
		categoryOf(
			`Teil ${part}`,
			list(10, (chapter) => categoryOf(`Kapitel ${chapter}`, pages(`${part}/${chapter}`, 10))),
		),
	);
	const flat = pages('p', 5000);
	const wide = list(100, (part) => categoryOf(`Teil ${part}`, pages(`${part}`, 50), { href: `/${part}/` }));

	test.each<[string, SidebarItem[], string]>([
		['nested', nested, '/25/5/5/'],
		['nested, first page', nested, '/0/0/0/'],
		['flat', flat, '/p/2500/'],
		['flat, last page', flat, '/p/4999/'],
		['wide', wide, '/99/49/'],
		['wide, page of a category', wide, '/50/'],
		['a page that is not in it', nested, '/fehlt/'],
	])('gives a page at most 150: %s', (_, items, href) => {
		expect(countLinks(items)).toBeGreaterThanOrEqual(5000);
		expect(shown(windowSidebar(items, href))).toBeLessThanOrEqual(150);
	});

	test('shows the page and its neighbours', () => {
		expect(hrefs(windowSidebar(flat, '/p/2500/'))).toEqual(list(17, (index) => `/p/${2492 + index}/`));
		expect(hrefs(windowSidebar(flat, '/p/0/'))).toEqual(list(17, (index) => `/p/${index}/`));
		expect(hrefs(windowSidebar(flat, '/p/4999/'))).toEqual(list(17, (index) => `/p/${4983 + index}/`));
		expect(hrefs(windowSidebar(nested, '/25/5/5/'))).toEqual(list(10, (index) => `/25/5/${index}/`));
		expect(hrefs(windowSidebar(wide, '/50/'))).toContain('/50/0/');
	});

	test('says how many there are and where', () => {
		const [part] = windowSidebar([categoryOf('Teil', flat, { href: '/teil/' })], '/p/7/');
		expect(part).toMatchObject({ filled: true });
		expect(part?.type === 'category' && part.items.at(-1)).toEqual({ type: 'more', count: 5000, key: '0' });
	});

	test('keeps closed categories without their items, to be filled by key', () => {
		const window = windowSidebar(nested, '/49/9/9/');
		const closed = window.find((item) => item.type === 'category' && !item.filled);
		expect(closed).toMatchObject({ type: 'category', items: [] });
		const keys = new Map(categoriesByKey(nested).map(({ key, category }) => [key, category.label]));
		for (const item of window) if (item.type === 'category') expect(keys.get(item.key)).toBe(item.label);
		expect(keys.get('49-9')).toBe('Kapitel 9');
		expect(keys.size).toBe(550);
	});
});

test('links are counted with the pages of categories', () => {
	expect(countLinks([linkTo('/a/'), { type: 'html', value: '<hr>' }, categoryOf('K', [linkTo('/b/')], { href: '/k/' }), categoryOf('L', [])])).toBe(3);
});
