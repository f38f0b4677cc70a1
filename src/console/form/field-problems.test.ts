import { expect, test } from 'vitest';
import { fieldNames, problemsOf } from './field-problems.ts';

test('messages find their fields by pointer or name; the first of a field counts', () => {
	const errors = [
		{ pointer: '/a/0', message: 'eins' },
		{ pointer: '#/b', detail: 'zwei' },
		{ pointer: '/b', message: 'drei' },
		{ parameter: 'page', title: 'vier' },
		{ message: 'ohne Ort' },
		'kein Objekt',
	];
	expect(problemsOf({ errors })).toEqual({ 'body:/a/0': 'eins', 'body:/b': 'zwei', 'parameter:page': 'vier' });
});

test.each([[undefined], ['text'], [{}], [{ errors: 'x' }]])('%o has none', (body) => expect(problemsOf(body)).toEqual({}));

test.each([
	[{ 'parameter:page': '', 'secret:TOKEN': '', 'body:/groesse/0/name': '' }, 'page, TOKEN, groesse › Eintrag 1 › name'],
	[{ 'body:': '' }, ''],
	[Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [`parameter:${name}`, ''])), ''],
])('the fields of %o are called „%s“', (problems, names) => expect(fieldNames(problems)).toBe(names));
