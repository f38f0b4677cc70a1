import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf, valuesIn } from './comma-list.ts';

test.each([
	['a,b', ['a', 'b']],
	['a, b ,', ['a', 'b']],
	['"a, b",c', ['a, b', 'c']],
	['"er sagt ""ja"""', ['er sagt "ja"']],
	['5 1/2"', ['5 1/2"']],
	['', []],
	[', ,', []],
])('%s', (line, values) => expect(valuesIn(line)).toEqual(values));

test('a line gives back the values it was made from', () => {
	const values = fc.array(fc.oneof(fc.string(), fc.constantFrom('', 'a,b', '"', ' x ', 'ä')));
	fc.assert(
		fc.property(values, (list) => {
			expect(valuesIn(lineOf(list))).toEqual(list);
		}),
		{ seed: 20260722 },
	);
});
