import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall, remember } from './sidebar-memory.ts';

interface Category {
	dataset: { key: string };
	open: boolean;
}

function sidebar(id: string, categories: Category[], { scrollTop = 0, inDrawer = false } = {}) {
	return { dataset: { sidebar: id }, scrollTop, querySelectorAll: () => categories, closest: () => (inDrawer ? {} : null) } as unknown as HTMLElement;
}

const category = (key: string, open: boolean): Category => ({ dataset: { key }, open });

beforeEach(() => {
	const values = new Map<string, string>();
	vi.stubGlobal('window', {
		sessionStorage: { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => values.set(key, value) },
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

test('a sidebar that was never seen has nothing open and stands at its top', () => {
	expect(recall(sidebar('neu', []))).toEqual({ open: {}, scroll: 0 });
});

test('sidebars are remembered apart', () => {
	remember(sidebar('a', [category('0', true)], { scrollTop: 80 }));
	remember(sidebar('b', [category('0', false)]));
	expect(recall(sidebar('a', []))).toEqual({ open: { 0: true }, scroll: 80 });
});

test('categories that a page comes without stay as they were', () => {
	remember(sidebar('a', [category('0', true), category('0-1', true)]));
	remember(sidebar('a', [category('0', false)]));
	expect(recall(sidebar('a', [])).open).toEqual({ 0: false, '0-1': true });
});

test('the drawer, which scrolls by itself, does not touch the scroll position', () => {
	remember(sidebar('a', [], { scrollTop: 80 }));
	remember(sidebar('a', [], { inDrawer: true }));
	expect(recall(sidebar('a', [])).scroll).toBe(80);
});
