import { expect, test } from 'vitest';
import { mdxFaults } from './mdx-faults.ts';

const placesIn = (body: string) => mdxFaults({ body, format: 'mdx' }).map((fault) => /^\d+:\d+/.exec(fault)?.[0]);

test.each([
	['Text {1 + 1}, `{`.\n', []],
	['# A\n\nText {a b} und {c d}.\n\nMehr {1 +} da.\n', ['3:9', '3:19', '5:10']],
	['ä😀 {a\nb c}\n\n{d e}\n', ['2:1', '4:4']],
	['<A b={\n1 2} {...c d} />\n\n- x {3 4}\n', ['2:3', '2:12', '4:8']],
	['{f({ a: 1 2 }, "}")}\n\n> {3 4}\n', ['1:11', '3:6']],
	['{a b} x\n\nText <b>offen.\n\n{c d}\n', ['1:4', '3:6']],
	['{a b\n', ['1:1']],
])('every expression that cannot be read is told, and the first fault of another kind: %s', (body, places) => expect(placesIn(body)).toEqual(places));

test('a page of Markdown has no expressions', () => expect(mdxFaults({ body: '{a b}', format: 'md' })).toEqual([]));
test('so many faults are one', () => expect(placesIn('{a b}\n'.repeat(50))).toHaveLength(20));
