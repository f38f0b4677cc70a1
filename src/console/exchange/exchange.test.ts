import { describe, expect, test } from 'vitest';
import { bodyContent, fileNameOf, type ReadResponse } from './exchange.ts';

const response = (text: string, headers: Record<string, string>): ReadResponse => ({
	status: 200,
	headers: Object.entries(headers),
	bytes: new TextEncoder().encode(text),
	duration: 1,
});

describe('the content of a response', () => {
	test('is a value, when it is JSON of any kind', () => {
		expect(bodyContent(response('{"a":1}', { 'content-type': 'application/problem+json' }))).toEqual({ kind: 'json', value: { a: 1 }, text: '{\n  "a": 1\n}' });
	});
	test('is shown with every digit of a whole number', () => {
		const { text } = { text: '', ...bodyContent(response('[9007199254740993]', { 'content-type': 'application/json' })) };
		expect(text).toBe('[\n  9007199254740993\n]');
	});
	test('is text, when it says to be JSON and is none', () => {
		expect(bodyContent(response('{"a"', { 'content-type': 'application/json' }))).toEqual({ kind: 'text', text: '{"a"' });
	});
	test('is XML, when it says so', () => {
		expect(bodyContent(response('<a/>', { 'content-type': 'application/atom+xml' }))).toEqual({ kind: 'text', text: '<a/>', language: 'xml' });
	});
	test('is a file with a name, when it is bytes or wants to be saved', () => {
		const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' };
		expect(bodyContent(response('1;2', headers))).toEqual({ kind: 'file', name: 'a.csv', type: 'text/csv' });
		expect(bodyContent(response('1', { 'content-type': 'application/pdf' }))).toMatchObject({ kind: 'file', name: 'antwort.bin' });
	});
	test('may be nothing', () => expect(bodyContent(response('', {}))).toEqual({ kind: 'none' }));
});

test.each([
	['attachment; filename="plan.pdf"', 'plan.pdf'],
	['attachment; filename="pr_fung.pdf"; filename*=UTF-8\'\'pr%C3%BCfung.pdf', 'prüfung.pdf'],
	["attachment; filename=a.txt; filename*=UTF-8''%zz", 'a.txt'],
	['inline', undefined],
])('%s names %s', (disposition, name) => expect(fileNameOf(disposition)).toBe(name));
