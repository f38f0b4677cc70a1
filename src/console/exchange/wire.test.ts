import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { cookiesOf, fetchable, type WireParts, wireOf } from './wire.ts';

const REQUEST: ApiRequest = {
	method: 'POST',
	endpoint: 'https://api.example.com/v1/teile',
	query: ['farbe=rot'],
	headers: [{ name: 'Accept-Language', value: 'de' }],
	credentials: [{ kind: 'token', place: 'header', name: 'Authorization', prefix: 'Bearer ', variable: 'T' }],
	body: { kind: 'json', mediaType: 'application/json', value: { a: 'ü' } },
	expects: { kind: 'json' },
};
const wireRequest = (request: ApiRequest, parts: WireParts) => fetchable(wireOf(request, parts));
const NOTHING = { secrets: {}, files: {} };

describe('a request on its way', () => {
	test('carries query, headers, secret and body, and no cookies', async () => {
		const wired = wireRequest(REQUEST, { secrets: { T: 'geheim' }, files: {} });
		expect([wired.method, wired.url, wired.credentials]).toEqual(['POST', 'https://api.example.com/v1/teile?farbe=rot', 'omit']);
		expect(wired.headers.get('authorization')).toBe('Bearer geheim');
		expect(await wired.json()).toEqual({ a: 'ü' });
	});

	test('carries every digit of a whole number', async () => {
		const body: ApiRequest['body'] = { kind: 'json', mediaType: 'application/json', value: { id: 9007199254740993n } };
		expect(await wireRequest({ ...REQUEST, body }, NOTHING).text()).toBe('{"id":9007199254740993}');
	});

	test('leaves out a secret that nobody has given', () => expect(wireRequest(REQUEST, NOTHING).headers.has('authorization')).toBe(false));

	test.each(['geheim', ' geheim\n', 'Bearer geheim', 'bearer  geheim'])('takes „%s“ for the same token', (T) => {
		expect(wireRequest(REQUEST, { secrets: { T }, files: {} }).headers.get('authorization')).toBe('Bearer geheim');
	});

	test('encodes name and password as UTF-8', () => {
		const credentials: ApiRequest['credentials'] = [{ kind: 'basic', userVariable: 'U', passwordVariable: 'P' }];
		const wired = wireRequest({ ...REQUEST, credentials }, { secrets: { U: 'müller', P: 'x:y' }, files: {} });
		expect(wired.headers.get('authorization')).toBe(`Basic ${Buffer.from('müller:x:y').toString('base64')}`);
	});

	test('puts a secret of the query behind everything else', () => {
		const credentials: ApiRequest['credentials'] = [{ kind: 'token', place: 'query', name: 'key', prefix: '', variable: 'T' }];
		expect(wireRequest({ ...REQUEST, credentials }, { secrets: { T: 'a b' }, files: {} }).url).toMatch(/\?farbe=rot&key=a%20b$/);
	});

	test('gives a part of JSON its media type and no file name', async () => {
		const body: ApiRequest['body'] = { kind: 'multipart', parts: [{ kind: 'field', name: 'a"b', value: '{"x":1}', mediaType: 'application/json' }] };
		const text = await wireRequest({ ...REQUEST, body }, NOTHING).text();
		expect(text).toContain('Content-Disposition: form-data; name="a%22b"\r\nContent-Type: application/json\r\n\r\n{"x":1}\r\n');
		expect(text).not.toContain('filename');
	});

	test('keeps its cookies, which are left out of what a browser sends', () => {
		const request = {
			...REQUEST,
			headers: [{ name: 'Cookie', value: 'a=1' }],
			credentials: [{ kind: 'token' as const, place: 'header' as const, name: 'Cookie', prefix: 'a=1; s=', variable: 'T' }],
		};
		expect(cookiesOf(wireOf(request, { secrets: { T: 'x' }, files: {} }))).toBe('a=1; s=x');
		expect(cookiesOf(wireOf(request, NOTHING))).toBe('a=1');
	});

	test('sends all secret cookies in one field, and the others without them', () => {
		const cookie = (prefix: string, variable: string) => ({ kind: 'token' as const, place: 'header' as const, name: 'Cookie', prefix, variable });
		const request = { ...REQUEST, credentials: [cookie('c=y; sid=', 'A'), cookie('key=', 'B')] };
		const cookies = (secrets: Record<string, string>) => wireOf(request, { secrets, files: {} }).headers.filter(([name]) => name === 'Cookie');
		expect(cookies({ A: '1', B: '2' })).toEqual([['Cookie', 'c=y; sid=1; key=2']]);
		expect(cookies({ A: 'sid=1' })).toEqual([['Cookie', 'c=y; sid=1']]);
		expect(cookies({ B: '2' })).toEqual([['Cookie', 'c=y; key=2']]);
		expect(cookies({})).toEqual([['Cookie', 'c=y']]);
	});

	test('sends the chosen file under its plain name and with its own bytes', async () => {
		const body: ApiRequest['body'] = {
			kind: 'multipart',
			parts: [
				{ kind: 'file', name: 'bild', fileName: 'a.png', mediaType: 'image/png' },
				{ kind: 'field', name: 'text', value: 'ja', mediaType: undefined },
			],
		};
		const form = await wireRequest({ ...REQUEST, body }, { secrets: {}, files: { 'a.png': new File(['bytes'], 'ä.png') } }).formData();
		const file = form.get('bild');
		expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual(['a.png', 'image/png', 'bytes']);
		expect(form.get('text')).toBe('ja');
	});
});
