import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { indentContinued } from './outdented-yaml.ts';

test.each<[string, unknown]>([
	['title: A\ntext: "\nfirst\n\nsecond: third"\nlast: 1', { title: 'A', text: ' first\nsecond: third', last: 1 }],
	["text: '\nIt''s\nthis'\nlast: 1", { text: " It's this", last: 1 }],
	['text: "a \\"\nb"\nlast: 1', { text: 'a " b', last: 1 }],
	['tags: [a,\n"b]",\nc\n]\nlast: { d:\n1 }', { tags: ['a', 'b]', 'c'], last: { d: 1 } }],
	['tags:\n  - "a\nb"\n  - c', { tags: ['a b', 'c'] }],
	['deep:\n  text: "a\nb"\n  other: c', { deep: { text: 'a b', other: 'c' } }],
])('%j', (yaml, value) => {
	expect(() => parse(yaml)).toThrow();
	expect(parse(indentContinued(yaml))).toEqual(value);
	expect(
		indentContinued(yaml)
			.split('\n')
			.map((line) => line.trimStart()),
	).toEqual(yaml.split('\n').map((line) => line.trimStart()));
});

test.each(['a: it\'s "b"\nc: d', 'a: "b"\nc: [d]\ne: "f" # "g', "a: 'b'\n# it's\nc: |\n  \"x\n  y\nd: e", '- "a"\n- b', ''])('%j stays', (yaml) => {
	expect(indentContinued(yaml)).toBe(yaml);
});
