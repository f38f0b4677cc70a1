import { expect, test } from 'vitest';
import { problemsOf } from './field-problems.ts';

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
