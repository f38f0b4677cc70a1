import { expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { GENERATED_LANGUAGES, PROVEN_LANGUAGES } from '#schema/sample-languages.ts';
import { chosenLanguages } from './chosen-languages.ts';

const REQUEST: ApiRequest = {
	method: 'GET',
	endpoint: 'https://api.example.com/suche',
	query: [],
	headers: [],
	credentials: [],
	body: { kind: 'json', mediaType: 'application/json', value: { wort: 'Inhalt' } },
	expects: { kind: 'json' },
};

const samples = new Map(chosenLanguages([...PROVEN_LANGUAGES, ...GENERATED_LANGUAGES]).map(({ id, sample }) => [id, sample(REQUEST)?.code]));

test('a language whose library sends no content with GET has no sample of such a request', () => {
	expect([...samples].filter(([, code]) => code === undefined).map(([id]) => id)).toEqual(
		expect.arrayContaining(['java', 'javascript', 'nodejs', 'kotlin', 'swift', 'powershell']),
	);
});

test('fetch sends no TRACE', () => {
	const without = chosenLanguages(PROVEN_LANGUAGES).filter(({ sample }) => sample({ ...REQUEST, method: 'TRACE', body: { kind: 'none' } }) === undefined);
	expect(without.map(({ id }) => id)).toEqual(['javascript', 'nodejs']);
});

test('every other sample has the content, and stays a GET', () => {
	const made = [...samples].filter(([, code]) => code !== undefined);
	expect(made.map(([id]) => id)).toEqual(expect.arrayContaining(['python', 'curl', 'php', 'c', 'http']));
	for (const [id, code] of made) expect(code, id).toContain('Inhalt');
	expect(samples.get('curl')).toContain('--request GET');
	expect(samples.get('php')).toContain("CURLOPT_CUSTOMREQUEST => 'GET'");
	expect(samples.get('c')).toContain('CURLOPT_CUSTOMREQUEST, "GET"');
});

test('a language that cannot write the head of a part has no sample of one with further fields', () => {
	const body: ApiRequest['body'] = {
		kind: 'multipart',
		parts: [{ kind: 'field', name: 'a', value: 'b', mediaType: undefined, headers: [{ name: 'X-Hash', value: 'c0ffee' }] }],
	};
	const made = chosenLanguages([...PROVEN_LANGUAGES, ...GENERATED_LANGUAGES]).map(({ id, sample }) => [id, sample({ ...REQUEST, method: 'POST', body })?.code]);
	const present = made.filter(([, code]) => code !== undefined);
	expect(present.map(([id]) => id)).toEqual(['python', 'curl', 'php', 'c', 'http']);
	for (const [id, code] of present) expect(code, id).toMatch(/X-Hash'?: '?c0ffee/);
});

const TEXTS: readonly ApiRequest['body'][] = [
	{ kind: 'text', mediaType: 'text/plain', text: 'a\0b' },
	{ kind: 'form', fields: [{ name: 'a', value: '\0' }] },
	{ kind: 'multipart', parts: [{ kind: 'field', name: 'a', value: 'b\0', mediaType: undefined }] },
];
test.each(TEXTS)('a language whose texts end at U+0000 has no sample of one: $kind', (body) => {
	const ids = (sent: ApiRequest['body']) =>
		chosenLanguages(PROVEN_LANGUAGES).flatMap(({ id, sample }) => (sample({ ...REQUEST, method: 'POST', body: sent }) === undefined ? [id] : []));
	expect(ids(body)).toEqual(['curl', 'c']);
	expect(ids({ kind: 'json', mediaType: 'application/json', value: 'a\0b' })).toEqual([]);
});

test.each(['field', 'file'] as const)('a language that would send a %s under another name has no sample of it', (kind) => {
	const part = (name: string) =>
		kind === 'field' ? { kind, name, value: 'b', mediaType: undefined } : { kind, name, fileName: 'a.pdf', mediaType: 'application/pdf' };
	const without = (name: string) =>
		chosenLanguages(PROVEN_LANGUAGES).flatMap(({ id, sample }) =>
			sample({ ...REQUEST, method: 'POST', body: { kind: 'multipart', parts: [part('a'), part(name)] } }) === undefined ? [id] : [],
		);
	expect(without('filter[a]=b')).toEqual(['curl']);
	for (const name of ['größe', 'a\\b', '', ' ']) expect(without(name)).toEqual(['java']);
	for (const name of ['a;b', '@a', '<a', 'a, b', "it's", '$a', 'a[]']) expect(without(name)).toEqual([]);
});
