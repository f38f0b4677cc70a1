import { expect, test } from 'vitest';
import type { Credential } from './api-request.ts';
import { fieldPieces, secretFields } from './secret-fields.ts';

const inHeader = (name: string, prefix: string, variable: string): Credential => ({ kind: 'token', place: 'header', name, prefix, variable });

test('all cookies are one header field', () => {
	const fields = secretFields([
		inHeader('Cookie', 'c=y; sid=', 'SESSION'),
		inHeader('X-Key', '', 'KEY'),
		{ kind: 'token', place: 'query', name: 'key', prefix: '', variable: 'QUERY' },
		{ kind: 'basic', userVariable: 'USER', passwordVariable: 'PASSWORD' },
		inHeader('cookie', 'did=', 'DEVICE'),
	]);
	const written = fields.map((field) => [field.name, fieldPieces(field, { text: (text) => text, secret: (variable) => `<${variable}>` }).join('')]);
	expect(written).toEqual([
		['Cookie', 'c=y; sid=<SESSION>; did=<DEVICE>'],
		['X-Key', '<KEY>'],
	]);
});
