import { expect, test } from 'vitest';
import { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import { programText } from '#openapi/samples/sample-program.ts';
import { SAMPLE_REQUESTS } from '#openapi/samples/sample-requests.fixture.ts';
import { foldsOf } from './find-folds.ts';

const VALUE = {
	items: Array.from({ length: 3 }, (_, number) => ({ number, a: 'ein Wort'.repeat(4), b: 'noch eines'.repeat(4), c: '[{('.repeat(8), d: '})]'.repeat(8) })),
};

test('what stands between brackets folds, the outer before the inner', () => {
	const json = JSON.stringify(VALUE, null, 2);
	const folds = foldsOf(json);
	expect(folds.map(({ lines }) => lines)).toEqual([23, 21, 5, 5, 5]);
	for (const { from, to, lines } of folds) {
		expect(json.slice(0, from)).toMatch(/[{[]\n$/);
		expect(json.slice(to)).toMatch(/^ *[}\]]/);
		expect(json.slice(from, to).split('\n')).toHaveLength(lines + 1);
	}
});

test.each(SAMPLE_LANGUAGES.map(({ id, program }) => [id, program] as const))('the entries of a list fold in %s', (_, program) => {
	const code = programText(program({ ...SAMPLE_REQUESTS.json, body: { kind: 'json', mediaType: 'application/json', value: VALUE } }));
	const entries = foldsOf(code).filter(({ from, to, lines }) => lines === 5 && code.slice(from, to).includes('number'));
	expect(entries).toHaveLength(3);
	const folds = foldsOf(code);
	for (const one of folds) for (const other of folds) expect(one.from < other.from && other.from < one.to && one.to < other.to).toBe(false);
});

test('few lines stay', () => expect(foldsOf('{\n  "a": 1,\n  "b": 2\n}')).toEqual([]));
