import { expect, test } from 'vitest';
import { mendDescription } from './mend-description.ts';

const id = { parameters: [{ name: 'id', in: 'path', required: true, schema: {} }] };
const read = (paths: object, version: object = { openapi: '3.1.0' }) => {
	const { value, findings } = mendDescription({ ...version, paths });
	return [value['paths'], findings.map(({ rule }) => rule)];
};

test('a method in capitals or with spaces is read as the method, unless that stands beside it', () => {
	expect(read({ '/a': { GET: {}, ' delete': {}, 'x-b': {} } })).toEqual([{ '/a': { get: {}, delete: {}, 'x-b': {} } }, ['api-reading', 'api-reading']]);
	expect(read({ '/a': { Get: {}, get: { summary: 'b' } } })).toEqual([{ '/a': { Get: {}, get: { summary: 'b' } } }, []]);
});

test('parameters that a path names with colons are read in braces where they are described', () => {
	expect(read({ '/a/:id/b': { get: id }, '/c/:id': { ...id, get: {} } })).toEqual([
		{ '/a/{id}/b': { get: id }, '/c/{id}': { ...id, get: {} } },
		['api-reading', 'api-reading'],
	]);
	for (const path of ['/a/:other', '/a:id']) expect(read({ [path]: { get: id } })).toEqual([{ [path]: { get: id } }, []]);
});

test('a whole address among the paths is read as the path on this server', () => {
	const servers = [{ url: 'http://localhost:8085' }];
	expect(read({ 'http://localhost:8085/a/{b}': { get: {} }, ' HTTP://x.example': { get: {} } })).toEqual([
		{ '/a/{b}': { servers, get: {} }, '/': { servers: [{ url: 'HTTP://x.example' }], get: {} } },
		['api-reading', 'api-reading'],
	]);
	// Swagger 2.0 knows no servers of a path.
	expect(read({ 'https://x.example/a': { get: {} } }, { swagger: '2.0' })).toEqual([{ '/a': { get: {} } }, ['api-reading']]);
});
