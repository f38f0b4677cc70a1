import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { UNPROVEN } from '#openapi/samples/generated/languages.ts';
import { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import { programText } from '#openapi/samples/sample-program.ts';
import { SAMPLE_REQUESTS } from '#openapi/samples/sample-requests.fixture.ts';
import { findInPath, findKeys, findParameter, type TextRange } from './find-keys.ts';
import { jsonKeys } from './json-keys.ts';

const LANGUAGES = [
	...SAMPLE_LANGUAGES.map(({ id, program }) => ({ id, sample: (sent: ApiRequest) => programText(program(sent)) })),
	...Object.entries(UNPROVEN).map(([id, { sample }]) => ({ id, sample })),
];

/** Names that stand elsewhere, too: in headers, inside of other names, at several depths, as a value. No value stands twice. */
const BODY = {
	date: 'W1',
	method: 'W2',
	'date-time': 'W3',
	user: { date: 'W4', name: 'W5', roles: [{ name: 'W6', date: 'W7' }, { name: 'W8' }] },
	kind: 'date',
	headers: { a: 'W9', date: 'W10' },
	name: 'W11',
};

const request: ApiRequest = {
	...SAMPLE_REQUESTS.json,
	headers: [{ name: 'Date', value: '2026-01-01' }],
	query: ['name=Q1', 'filter%5Bdate%5D=Q2', 'a=Q3'],
	endpoint: 'https://api.example.com/v1/items/P1/parts/P2',
	body: { kind: 'json', mediaType: 'application/json', value: BODY },
};

const textOf = (code: string, [from, to]: TextRange) => code.slice(from, to);

describe.each(LANGUAGES.map(({ id, sample }) => [id, sample(request) ?? ''] as const))('in %s', (_, code) => {
	const keys = jsonKeys(JSON.stringify(BODY));
	const found = findKeys(code, keys);

	test('each key is found beside its own value', () => {
		const json = JSON.stringify(BODY);
		const values = keys.map(({ at }) => /^"[^"]*":("W\d+")?/.exec(json.slice(at))?.[1]?.slice(1, -1));
		expect(values.filter((value) => value !== undefined)).toHaveLength(11);
		const wrong = values.flatMap((value, index) => {
			const span = found[index];
			const text = span ? textOf(code, span) : '';
			return value !== undefined && !new RegExp(`${value}(?!\\d)`).test(text) ? [`${keys[index]?.path.join('.')}: ${text}`] : [];
		});
		expect(wrong).toEqual([]);
	});

	test('parameters are found with their values', () => {
		expect(findParameter(code, 'a').map((span) => textOf(code, span))).toEqual(['a=Q3']);
		expect(findParameter(code, 'filter').map((span) => textOf(code, span))).toEqual(['filter%5Bdate%5D=Q2']);
		expect(findInPath(code, '/items/{id}/parts/{part}', 'part').map((span) => textOf(code, span))).toEqual(['P2']);
		expect(findInPath(code, '/items/{id}/parts/{part}', 'id').map((span) => textOf(code, span))).toEqual(['P1']);
	});
});

test('a header is found by its name in any case', () => {
	const code = "curl \\\n  --header 'Idempotency-Key: 17' \\\n  --header 'X-Key: 1'";
	expect(findParameter(code, 'idempotency-key').map((span) => textOf(code, span))).toEqual(["'Idempotency-Key: 17'"]);
});

test('what the code does not have is not found', () => {
	const keys = ['a', 'b', 'c'].map((name) => ({ name }));
	expect(findKeys('{ "a": 1, "c": 2 }', keys).map((span) => span?.[0])).toEqual([2, undefined, 10]);
	expect(findInPath('https://example.com/other/1', '/items/{id}', 'id')).toEqual([]);
});
