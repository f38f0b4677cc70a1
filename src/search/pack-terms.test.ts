import { expect, test } from 'vitest';
import { packParts, partTerms } from './pack-terms.ts';

const numbersOf = (count: number) => Array<string>(count).fill('3,32').join(',');
/** The texts of the parts, one of whose terms says more. */
const parts = (longer: string) => {
	const terms = Array.from({ length: 4000 }, (_, at) => `wort${at}`).sort();
	const numbers = terms.map((term) => numbersOf(term === longer ? 40 : 20));
	return packParts(partTerms(terms, numbers), new Map([['w', numbersOf(250)]]));
};

test('a term that says more changes its part and next to no other', () => {
	const before = parts('');
	const after = parts('wort10');
	expect(before.length).toBeGreaterThan(20);
	const texts = new Set(before);
	const changed = after.filter((text) => !texts.has(text));
	expect(changed.length).toBeGreaterThan(0);
	expect(changed.length).toBeLessThan(6);
});

test('no part is much longer than the others', () => {
	// The first holds what all begin with.
	for (const text of parts('').slice(1)) expect(text.length).toBeLessThan(25_000);
});
