import { describe, expect, test } from 'vitest';
import { javascript } from './javascript.ts';
import { jsonText } from './json-text.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { programText } from './sample-program.ts';
import { SAMPLE_REQUESTS } from './sample-requests.fixture.ts';

const withBody = (value: unknown) => ({ ...SAMPLE_REQUESTS.json, body: { kind: 'json' as const, mediaType: 'application/json', value } });

describe('valueLiteral', () => {
	test('writes the outer value on several lines and short inner ones on one', () => {
		const short = { a: 1, list: [1, 2] };
		const long = { text: 'x'.repeat(40), more: 'y'.repeat(40) };
		expect(jsonText({ short, long, empty: {}, none: [] })).toBe(`{
  "short": { "a": 1, "list": [1, 2] },
  "long": {
    "text": "${long.text}",
    "more": "${long.more}"
  },
  "empty": {},
  "none": []
}`);
	});

	test('gives the same value back', () => {
		const value = { a: [{ b: null }, [], -0.5, 1e21, 'ü"\\\\ \\u2028 \\u{1f600}'], c: { d: { e: { f: ['x'.repeat(70)] } } } };
		expect(JSON.parse(jsonText(value))).toEqual(value);
		expect(JSON.parse(jsonText('text'))).toBe('text');
	});

	test('Python has its own constants', () => {
		expect(programText(python(withBody([true, false, null])))).toContain('json=[\n        True,\n        False,\n        None,\n    ],');
	});

	test('JavaScript quotes names only where it must, and never sets a prototype', () => {
		const code = programText(javascript(withBody(JSON.parse('{ "id": { "a-b": 1, "__proto__": 2, "1a": 3 } }'))));
		expect(code).toContain(`id: { 'a-b': 1, ['__proto__']: 2, '1a': 3 },`);
	});

	test('PHP keeps objects apart from lists', () => {
		const code = programText(php(withBody({ empty: {}, none: [], numbers: { '0': 'a', '1': 'b' }, mixed: { '0': 'a', b: 1 } })));
		expect(code).toContain(`'empty' => (object) [],`);
		expect(code).toContain(`'none' => [],`);
		expect(code).toContain(`'numbers' => (object) ['0' => 'a', '1' => 'b'],`);
		expect(code).toContain(`'mixed' => ['0' => 'a', 'b' => 1],`);
	});
});
