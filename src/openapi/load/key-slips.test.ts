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

test('parameters with colons are read in braces whatever their name, wherever they are described', () => {
	const named = (name: string) => ({ parameters: [{ name, in: 'path', required: true, schema: {} }] });
	const components = { parameters: { id: id.parameters[0] }, pathItems: { 'b c': { get: id } } };
	const pathsOf = (paths: object, more: object) => Object.keys(mendDescription({ ...more, paths }).value['paths'] ?? {});
	const referring = { get: { parameters: [{ $ref: '#/components/parameters/id' }] } };
	expect(pathsOf({ '/a/:id': referring, '/b/:id': { $ref: '#/components/pathItems/b%20c' } }, { openapi: '3.1.0', components })).toEqual([
		'/a/{id}',
		'/b/{id}',
	]);
	expect(pathsOf({ '/a/:id': { get: { parameters: [{ $ref: '#/parameters/id' }] } } }, { swagger: '2.0', ...components })).toEqual(['/a/{id}']);
	for (const name of ['order-id', 'a.b', '$id', 'größe']) expect(pathsOf({ [`/a/:${name}/b`]: named(name) }, { openapi: '3.1.0' })).toEqual([`/a/{${name}}/b`]);
	expect(pathsOf({ 'https://x.example:80/a/:id': id }, { openapi: '3.1.0' })).toEqual(['/a/{id}']);
	expect(pathsOf({ '/a/:id': { parameters: [{ $ref: 'other.yaml#/id' }, { $ref: '#/none' }] } }, { openapi: '3.1.0' })).toEqual(['/a/:id']);
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
