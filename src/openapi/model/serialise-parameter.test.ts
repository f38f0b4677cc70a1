import { describe, expect, test } from 'vitest';
import type { ParameterPlace, ParameterStyle } from './message.ts';
import { serialiseContent, serialiseParameter } from './serialise-parameter.ts';

const LIST = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200, B: 150 };

/** Place, style, explode, then the forms of an empty text, a text, a list and an object (OpenAPI 3.2, „Style Examples“). */
const TABLE: [ParameterPlace, ParameterStyle, boolean, string, string, string, string][] = [
	['path', 'matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
	['path', 'matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
	['path', 'label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
	['path', 'label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
	['path', 'simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
	['path', 'simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
	['header', 'simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
	['query', 'form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
	['query', 'form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
	['query', 'spaceDelimited', false, 'color=', 'color=blue', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
	['query', 'pipeDelimited', false, 'color=', 'color=blue', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
	['query', 'deepObject', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
	['cookie', 'form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
	['cookie', 'cookie', true, 'color=', 'color=blue', 'color=blue; color=black; color=brown', 'R=100; G=200; B=150'],
];

describe.each(TABLE)('%s, style %s, explode %s', (place, style, explode, ...expected) => {
	test.each([
		['an empty text', '', expected[0]],
		['a text', 'blue', expected[1]],
		['a list', LIST, expected[2]],
		['an object', OBJECT, expected[3]],
	])('%s', (_, value, written) => {
		expect(serialiseParameter(value, { name: 'color', place, style, explode, allowReserved: false })).toBe(written);
	});
});

const inPath = (value: unknown) => serialiseParameter(value, { name: 'id', place: 'path', style: 'simple', explode: false, allowReserved: false });
const inQuery = (value: unknown, allowReserved = false) =>
	serialiseParameter(value, { name: 'q', place: 'query', style: 'form', explode: true, allowReserved });

test('a list in the field of an object is written as a list that is a parameter itself', () => {
	expect(inQuery({ seite: 1, sort: ['name,desc', 'ort'] })).toBe('seite=1&sort=name%2Cdesc&sort=ort');
	expect(inQuery({ seite: 1, sort: [] })).toBe('seite=1');
	expect(inQuery({ teile: [{ a: 1 }] })).toBe('teile=%5B%7B%22a%22%3A1%7D%5D');
});

describe('encoding', () => {
	test.each([
		['KM/2025-01', 'KM%2F2025-01'],
		['Größe 1', 'Gr%C3%B6%C3%9Fe%201'],
		["a!'()*,;=b", 'a%21%27%28%29%2A%2C%3B%3Db'],
		['A-Z.a_z~', 'A-Z.a_z~'],
		['100%', '100%25'],
		['\ud800', '%EF%BF%BD'],
	])('in a path %j becomes %s', (value, written) => {
		expect(inPath(value)).toBe(written);
	});

	test('commas inside the items of a list cannot be taken for separators', () => {
		expect(inPath(['a,b', 'c'])).toBe('a%2Cb,c');
	});

	test('allowReserved leaves a path in its segments', () => {
		const how = { name: 'id', place: 'path', style: 'simple', explode: false, allowReserved: true } as const;
		expect(serialiseParameter('a/b?c:d@e', how)).toBe('a%2Fb%3Fc:d@e');
	});

	test('allowReserved leaves what does not end the value', () => {
		expect(inQuery('a/b?c=d&e+f#g,h')).toBe('q=a%2Fb%3Fc%3Dd%26e%2Bf%23g%2Ch');
		expect(inQuery('a/b?c=d&e+f#g,h', true)).toBe('q=a/b?c%3Dd%26e%2Bf%23g,h');
	});

	test('numbers, truth values, nothing, and what the specification has no form for', () => {
		expect([inQuery(1.5), inQuery(false), inQuery(null), inQuery([{ a: 1 }])]).toEqual(['q=1.5', 'q=false', 'q=', 'q=%7B%22a%22%3A1%7D']);
	});

	test('a header cannot be broken into two', () => {
		expect(serialiseParameter('a\r\nX-Evil: 1', { name: 'X', place: 'header', style: 'simple', explode: false, allowReserved: false })).toBe('a X-Evil: 1');
	});
});

test('objects inside a deep object go on in brackets', () => {
	const value = { status: ['due', 'overdue'], range: { from: 1 } };
	expect(serialiseParameter(value, { name: 'filter', place: 'query', style: 'deepObject', explode: true, allowReserved: false })).toBe(
		'filter%5Bstatus%5D=due&filter%5Bstatus%5D=overdue&filter%5Brange%5D%5Bfrom%5D=1',
	);
});

test('a parameter with a media type is written in one piece', () => {
	expect(serialiseContent({ a: [1] }, { name: 'filter', place: 'query', mediaType: 'application/json' })).toBe('filter=%7B%22a%22%3A%5B1%5D%7D');
	expect(serialiseContent({ a: 1, b: ['x y'] }, { name: 'all', place: 'querystring', mediaType: 'application/x-www-form-urlencoded' })).toBe('a=1&b=x%20y');
	expect(serialiseContent('$.a', { name: 'all', place: 'querystring', mediaType: 'application/jsonpath' })).toBe('%24.a');
});
