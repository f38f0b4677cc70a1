import { describe, expect, test } from 'vitest';
import { LONGEST_BODY_TEXT } from './body-limits.ts';
import { bodyContent, fileNameOf, jsonValue, type ReadResponse, readResponse } from './exchange.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

const response = (text: string, headers: Record<string, string>): ReadResponse => ({
	status: 200,
	headers: Object.entries(headers),
	bytes: new TextEncoder().encode(text),
	duration: 1,
});

describe('the content of a response', () => {
	test('is laid out, when it is JSON of any kind', () => {
		const problem = response('{"a":1}', { 'content-type': 'application/problem+json' });
		expect(bodyContent(problem)).toEqual({ kind: 'text', text: '{\n  "a": 1\n}', language: 'json' });
	});
	test('is shown with every digit of a whole number', () => {
		expect(bodyContent(response('[9007199254740993]', JSON_TYPE))).toMatchObject({ text: '[\n  9007199254740993\n]' });
	});
	test('is text, when it says to be JSON and is none', () => {
		expect(bodyContent(response('{"a"', JSON_TYPE))).toEqual({ kind: 'text', text: '{"a"' });
	});
	test('is XML, when it says so', () => {
		expect(bodyContent(response('<a/>', { 'content-type': 'application/atom+xml' }))).toEqual({ kind: 'text', text: '<a/>', language: 'xml' });
	});
	test('is a file with a name, when it is bytes or wants to be saved', () => {
		const saved = { 'content-disposition': 'attachment; filename="a.csv"' };
		expect(bodyContent(response('1;2', { ...saved, 'content-type': 'text/csv' }))).toEqual({ kind: 'file', name: 'a.csv', type: 'text/csv' });
		expect(bodyContent(response('[]', { ...saved, ...JSON_TYPE }))).toEqual({ kind: 'file', name: 'a.csv', type: 'application/json' });
		expect(bodyContent(response('1', { 'content-type': 'application/pdf' }))).toMatchObject({ kind: 'file', name: 'antwort.pdf' });
	});
	test.each([
		['application/json', 'antwort.json'],
		['application/atom+xml', 'antwort.xml'],
		['text/plain', 'antwort.txt'],
	])('is a file, when %s is too long to be shown', (type, name) => {
		const text = (length: number) => `"${'x'.repeat(length - 2)}"`;
		expect(bodyContent(response(text(LONGEST_BODY_TEXT), { 'content-type': type }))).toMatchObject({ kind: 'text' });
		expect(bodyContent(response(text(LONGEST_BODY_TEXT + 1), { 'content-type': type }))).toEqual({ kind: 'file', name, type });
	});
	test.each([
		['text/plain; charset=iso-8859-1', 'Grüße'],
		['text/csv;charset="ISO-8859-1"', 'Grüße'],
		['text/plain; charset=unknown', 'Gr��e'],
	])('is read as %s says', (type, text) => {
		expect(bodyContent({ ...response('', { 'content-type': type }), bytes: new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65]) })).toMatchObject({ text });
	});
	test('may be nothing', () => expect(bodyContent(response('', {}))).toEqual({ kind: 'none' }));
});

test.each([
	['breaks off', (stream: ReadableStreamDefaultController<Uint8Array>) => stream.error(new TypeError('network'))],
	['ends', (stream: ReadableStreamDefaultController<Uint8Array>) => stream.close()],
])('what has come stays of a body that %s', async (how, end) => {
	const parts = ['Daten: Grüße '.slice(0, 9), 'aus Köln'];
	const body = new ReadableStream<Uint8Array>({
		pull(stream) {
			const part = parts.shift();
			if (part === undefined) end(stream);
			else stream.enqueue(new TextEncoder().encode(part));
		},
	});
	const read = await readResponse(new Response(body, { status: 203 }), performance.now());
	expect([read.status, new TextDecoder().decode(read.bytes), read.isCut ?? false]).toEqual([203, 'Daten: Graus Köln', how === 'breaks off']);
});

test('the value of JSON is known, however long it is and though it wants to be saved', () => {
	const text = 'x'.repeat(LONGEST_BODY_TEXT);
	expect(jsonValue(response(JSON.stringify({ text }), { ...JSON_TYPE, 'content-disposition': 'attachment' }))).toEqual({ text });
	expect(jsonValue(response('{', JSON_TYPE))).toBeUndefined();
	expect(jsonValue(response('1', { 'content-type': 'text/plain' }))).toBeUndefined();
});

test.each([
	['attachment; filename="plan.pdf"', 'plan.pdf'],
	['attachment; filename="pr_fung.pdf"; filename*=UTF-8\'\'pr%C3%BCfung.pdf', 'prüfung.pdf'],
	["attachment; filename=a.txt; filename*=UTF-8''%zz", 'a.txt'],
	["attachment; filename*=UTF-8''Pr%C3%BCf%2F..%2Fbericht.zip", 'bericht.zip'],
	["attachment; filename*=UTF-8'de'Pr%C3%BCfung.pdf", 'Prüfung.pdf'],
	['attachment; filename="a/"', undefined],
	['attachment; filename="a\\"b\\\\c.pdf"', 'c.pdf'],
	['attachment; filename="12\\" Rohr; lang.pdf"', '12" Rohr; lang.pdf'],
	['attachment; filename="C:\\temp\\a.pdf"', 'a.pdf'],
	['inline', undefined],
])('%s names %s', (disposition, name) => expect(fileNameOf(disposition)).toBe(name));
