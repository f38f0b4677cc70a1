import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall, remember } from './sidebar-memory.ts';

interface Category {
	key: string;
	open: boolean;
}

const sidebar = (...categories: Category[]) =>
	({ querySelectorAll: () => categories.map(({ key, open }) => ({ open, getAttribute: () => key })) }) as unknown as ParentNode;

beforeEach(() => {
	const values = new Map<string, string>();
	vi.stubGlobal('document', { documentElement: { dataset: { base: '/' } } });
	vi.stubGlobal('window', {
		sessionStorage: { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => values.set(key, value) },
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
});

test('a sidebar that was never seen has nothing open and stands at its top', () => {
	expect(recall('neu')).toEqual({ open: {}, scroll: 0 });
});

test('sidebars are remembered apart', () => {
	remember('a', sidebar({ key: '0', open: true }), 80);
	remember('b', sidebar({ key: '0', open: false }), 0);
	expect(recall('a')).toEqual({ open: { 0: true }, scroll: 80 });
});

test('categories that a page comes without stay as they were', () => {
	remember('a', sidebar({ key: '0', open: true }, { key: '0-1', open: true }), 0);
	remember('a', sidebar({ key: '0', open: false }), 0);
	expect(recall('a').open).toEqual({ 0: false, '0-1': true });
});
