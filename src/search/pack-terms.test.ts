import { expect, test } from 'vitest';
import { packTerms } from './pack-terms.ts';
import { toPostingList } from './postings.ts';

const SIZE = 2000;
const list = (count: number) => toPostingList(Array.from({ length: count }, (_, item) => ({ item: item * 3, score: 1, place: 0 })));
const terms = (longer: string) => new Map(Array.from({ length: 4000 }, (_, at) => [`wort${at}`, list(`wort${at}` === longer ? 40 : 20)]));

test('a term that says more changes its part and next to no other', () => {
	const before = packTerms(terms(''), SIZE);
	const after = packTerms(terms('wort10'), SIZE);
	expect(before.length).toBeGreaterThan(20);
	const texts = new Set(before.map(({ text }) => text));
	const changed = after.filter(({ text }) => !texts.has(text));
	expect(changed.length).toBeGreaterThan(0);
	expect(changed.length).toBeLessThan(6);
});

test('no part is much longer than the others', () => {
	// The first holds what all begin with.
	for (const { text } of packTerms(terms(''), SIZE).slice(1)) expect(text.length).toBeLessThan(25_000);
});
