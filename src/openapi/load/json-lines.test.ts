import { expect, test } from 'vitest';
import { createJsonLines } from './json-lines.ts';

const text = `\ufeff{
  "a": { "b": [1,
    "x{\\"]", {
      "c\\u0064": true } ] },
  "e": -1.5e3,
  "a/b": "",
  "a": { "late": null }
}`;

test.each([
	[[], 1],
	[['e'], 5],
	[['a/b'], 6],
	[['a', 'late'], 7],
	[['a', 'missing', 'deeper'], 7],
])('%j stands in line %i', (segments, line) => {
	expect(createJsonLines(text)(segments)).toBe(line);
});

test('lists, escaped quotation marks and escaped keys', () => {
	const lineOf = createJsonLines(text.replace('"a": { "late": null }', '"z": 0'));
	expect([['a', 'b', '0'], ['a', 'b', '1'], ['a', 'b', '2', 'cd'], ['z']].map(lineOf)).toEqual([2, 3, 4, 7]);
});
