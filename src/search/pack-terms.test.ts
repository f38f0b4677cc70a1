import { expect, test } from 'vitest';
import { packParts, partTerms } from './pack-terms.ts';

/** The texts of the parts, one of whose terms says more. */
const parts = (longer: string) => {
	const terms = Array.from({ length: 4000 }, (_, at) => `wort${at}`).sort();
	return packParts(partTerms(terms.map((term) => [term, 'DgB'.repeat(term === longer ? 40 : 20)])), [['w*', 'DgB'.repeat(250)]]);
};

test('a term that says more changes its part and next to no other', () => {
	const before = parts('');
	const after = parts('wort10');
	expect(before.length).toBeGreaterThan(100);
	const texts = new Set(before);
	const changed = after.filter((text) => !texts.has(text));
	expect(changed.length).toBeGreaterThan(0);
	expect(changed.length).toBeLessThan(10);
});

test('no part is much longer than the others', () => {
	const lengths = parts('').map((text) => text.length);
	// The first holds what all begin with.
	for (const length of lengths.slice(1)) expect(length).toBeLessThan(2 * median(lengths));
});

test('a part is named by the least that tells it from the one before', () => {
	const { firsts, lines } = partTerms(Array.from({ length: 1000 }, (_, at) => [`${'abcdefghij'[Math.floor(at / 100)]}${'x'.repeat(9)}${at}`, 'DgB'] as const));
	expect(firsts[0]).toBe('');
	for (const [at, own] of lines.entries()) {
		const last = lines[at - 1]?.at(-1)?.split(' ')[0] ?? '';
		const first = own[0]?.split(' ')[0] ?? '';
		const name = firsts[at] ?? '';
		expect(first.startsWith(name)).toBe(true);
		if (at > 0) expect([name > last, name.slice(0, -1) > last]).toEqual([true, false]);
	}
});

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
