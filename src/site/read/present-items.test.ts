import { expect, test } from 'vitest';
import { MISSING } from '#docusaurus/move-in/evaluate.ts';
import { presentItems } from './present-items.ts';

const gone = { [MISSING]: './labels.js' };
const doc = (id: unknown, more = {}) => ({ type: 'doc', id, ...more });

test.each([
	['entries that are not there', [gone, 'a', doc(gone), { type: 'link', label: 'L', href: gone }], ['a']],
	['a category that is empty without them', ['a', { type: 'category', label: 'K', items: [gone] }], ['a']],
	['a category whose label is not there', [{ type: 'category', label: gone, items: ['a'] }], [{ type: 'category', label: 'labels', items: ['a'] }]],
	['a page whose label is not there', [doc('a', { label: gone })], [doc('a')]],
	['a category whose page is not there', [{ type: 'category', label: 'K', link: doc(gone), items: ['a'] }], [{ type: 'category', label: 'K', items: ['a'] }]],
	['a setting that is not there', [{ type: 'category', label: 'K', collapsed: gone, items: ['a'] }], [{ type: 'category', label: 'K', items: ['a'] }]],
])('%s', (_, written, present) => {
	const names = new Set<string>();
	expect(presentItems({ docs: written }, names)).toEqual({ docs: present });
	expect([...names]).toEqual(['./labels.js']);
});

test('something may stand in for a file that is not there, which is no loss', () => {
	const names = new Set<string>();
	const written = { whole: gone, list: ['a', gone], inside: [{ type: 'category', label: 'K', items: gone }] };
	const api = { type: 'api', id: 'a' };
	expect(presentItems(written, names, (name) => (name === './labels.js' ? [api] : undefined))).toEqual({
		whole: [api],
		list: ['a', api],
		inside: [{ type: 'category', label: 'K', items: [api] }],
	});
	expect([...names]).toEqual([]);
});

test('what an author calls missing is there', () => {
	const items = [doc('a', { customProps: { missing: 'Text' } }), { missing: ['b'] }];
	const names = new Set<string>();
	expect(presentItems({ docs: items }, names)).toEqual({ docs: items });
	expect([...names]).toEqual([]);
});
