import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { compareRequest } from './compare-request.ts';
import type { Arrived } from './recorder.ts';

const ORIGIN = 'http://127.0.0.1:4010';
const meant: ApiRequest = {
	method: 'POST',
	endpoint: `${ORIGIN}/v1/dinge/a%2Fb`,
	query: ['art=x,y'],
	headers: [{ name: 'If-Match', value: '"1"' }],
	credentials: [{ kind: 'token', place: 'header', name: 'Authorization', prefix: 'Bearer ', variable: 'SHOP_TOKEN' }],
	body: { kind: 'json', mediaType: 'application/json', value: { name: 'Grüße' } },
	expects: { kind: 'json' },
};
const good: Arrived = {
	method: 'POST',
	target: '/v1/dinge/a%2Fb?art=x,y',
	headers: { 'if-match': '"1"', authorization: 'Bearer geheim', 'content-type': 'application/json' },
	body: Buffer.from('{ "name": "Grüße" }'),
};
const compare = (arrived: Arrived[], request = meant) => compareRequest({ arrived, origin: ORIGIN }, request, { SHOP_TOKEN: 'geheim' });

test('a request that arrived as meant has no difference', () => {
	expect(compare([good])).toEqual([]);
});

describe('every difference is found', () => {
	test.each<[string, Partial<Arrived>, string]>([
		['method', { method: 'PUT' }, 'Methode: "PUT" statt "POST"'],
		['path', { target: '/v1/dinge/a/b?art=x,y' }, 'Ziel: "/v1/dinge/a/b?art=x,y" statt "/v1/dinge/a%2Fb?art=x,y"'],
		['query', { target: '/v1/dinge/a%2Fb?art=x&art=y' }, 'Ziel: "/v1/dinge/a%2Fb?art=x&art=y" statt "/v1/dinge/a%2Fb?art=x,y"'],
		['header', { headers: { ...good.headers, 'if-match': '1' } }, 'If-Match: "1" statt "\\"1\\""'],
		['token', { headers: { ...good.headers, authorization: 'Bearer ' } }, 'Authorization: "Bearer " statt "Bearer geheim"'],
		['media type', { headers: { ...good.headers, 'content-type': 'text/plain' } }, 'Content-Type: "text/plain" statt "application/json"'],
		['body', { body: Buffer.from('{"name":"Grüße"}', 'latin1') }, 'JSON: {"name":"Gr��e"} statt {"name":"Grüße"}'],
	])('%s', (_, fault, message) => {
		expect(compare([{ ...good, ...fault }])).toEqual([message]);
	});

	test('none or two requests', () => {
		expect(compare([])).toEqual(['Es kam keine Anfrage an.']);
		expect(compare([good, good])).toEqual(['Zahl der Anfragen: 2 statt 1']);
	});

	test('a file whose bytes went through a text', () => {
		const upload: ApiRequest = { ...meant, body: { kind: 'binary', mediaType: 'application/pdf', fileName: 'a.pdf' } };
		const bytes = Buffer.from(Array.from({ length: 3_000 }, (_, index) => index % 256));
		const arrived = { ...good, headers: { ...good.headers, 'content-type': 'application/pdf' } };
		expect(compare([{ ...arrived, body: bytes }], upload)).toEqual([]);
		expect(compare([{ ...arrived, body: Buffer.from(bytes.toString('utf8')) }], upload)).toHaveLength(1);
	});
});
