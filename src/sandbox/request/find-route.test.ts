import { describe, expect, test } from 'vitest';
import type { PlannedOperation } from '#sandbox/plan/sandbox-plan.ts';
import { createRouter } from './find-route.ts';

const operation = (line: string, ...bases: string[]): PlannedOperation => {
	const [method = '', path = ''] = line.split(' ');
	const empty = { slug: '', requiredScopes: [], optionalScopes: [], security: [], parameters: [], responses: [] };
	return { ...empty, id: line, method, path, bases: bases.length > 0 ? bases : ['/v1'] };
};

const route = createRouter(
	[
		'get /fields',
		'get /fields/{key}',
		'get /fields/{key}/{id}',
		'get /fields/id/{id}',
		'patch /fields/id/{id}',
		'delete /fields/{other}',
		'get /files/{id}.{ext}',
		'get /files/{id}',
		'get /größe/{x}',
		'query /fields',
		'get /search?kind=a',
	]
		.map((line) => operation(line))
		.concat(operation('get /', ''), operation('get /root', '', '/v2')),
);

describe('a path leads to an operation', () => {
	test.each([
		['GET', '/v1/fields', 'get /fields', {}],
		['get', '/v1/fields/a', 'get /fields/{key}', { key: 'a' }],
		['GET', '/v1/fields/id/7', 'get /fields/id/{id}', { id: '7' }],
		['GET', '/v1/fields/ie/7', 'get /fields/{key}/{id}', { key: 'ie', id: '7' }],
		['GET', '/v1/fields/%69d/7', 'get /fields/id/{id}', { id: '7' }],
		['GET', '/v1/fields/a%2Fb', 'get /fields/{key}', { key: 'a%2Fb' }],
		['DELETE', '/v1/fields/a', 'delete /fields/{other}', { other: 'a' }],
		['HEAD', '/v1/fields', 'get /fields', {}],
		['QUERY', '/v1/fields', 'query /fields', {}],
		['GET', '/v1/files/a.tar.gz', 'get /files/{id}.{ext}', { id: 'a', ext: 'tar.gz' }],
		['GET', '/v1/files/a', 'get /files/{id}', { id: 'a' }],
		['GET', '/v1/gr%C3%B6%C3%9Fe/1', 'get /größe/{x}', { x: '1' }],
		['GET', '/v1/search', 'get /search?kind=a', {}],
		['GET', '/', 'get /', {}],
		['GET', '/root', 'get /root', {}],
		['GET', '/v2/root', 'get /root', {}],
	])('%s %s', (method, path, id, values) => {
		expect(route(method, path)).toMatchObject({ operation: { id }, values });
	});
});

test.each([['/v1'], ['/v1/'], ['/v1/none'], ['/v1/fields/'], ['/v1fields'], ['/v1/fields/id/7/8'], ['/v1/fields/%zz'], ['/fields']])(
	'%s leads nowhere',
	(path) => {
		expect(route('GET', path)).toBeUndefined();
	},
);

test('fixed text decides before the method does', () => {
	expect(route('DELETE', '/v1/fields/id/7')).toEqual({ allowed: ['GET', 'PATCH', 'HEAD', 'OPTIONS'] });
	expect(route('PUT', '/v1/fields/a')).toEqual({ allowed: ['GET', 'DELETE', 'HEAD', 'OPTIONS'] });
});

test('words behind a path tell operations of one address apart', () => {
	const actions = createRouter(
		['post /#Action=Start', 'post /#Action=Stop', 'post /#X-Target=Shop.List', 'post /{id}', 'post /{id}?part', 'post /{id}?part&of=2'].map((line) =>
			operation(line, ''),
		),
	);
	const idOf = (path: string, query = '', headers: Record<string, string> = {}) => {
		const found = actions('POST', path, { query: new URLSearchParams(query), headers: new Headers(headers) });
		return found && 'operation' in found ? found.operation.id : undefined;
	};
	expect(idOf('/', 'Action=Stop')).toBe('post /#Action=Stop');
	expect(idOf('/', '', { 'x-target': 'Shop.List' })).toBe('post /#X-Target=Shop.List');
	expect(idOf('/', 'Action=Pause')).toBe('post /#Action=Start');
	expect(idOf('/7')).toBe('post /{id}');
	expect(idOf('/7', 'part')).toBe('post /{id}?part');
	expect(idOf('/7', 'part=1&of=2')).toBe('post /{id}?part&of=2');
});

test('what a request may be meant for just as well stands behind what it leads to', () => {
	const lines = ['put /{id}', 'put /{name}', 'put /{id}#remove', 'put /{id}?part', 'put /{id}#Action=Stop', 'get /{id}'];
	const routes = createRouter(lines.map((line) => operation(line, '')));
	const idsOf = (query: string) => {
		const found = routes('PUT', '/7', { query: new URLSearchParams(query), headers: new Headers() });
		return found && 'operation' in found ? [found, ...found.others].map((one) => one.operation.id) : [];
	};
	expect(idsOf('')).toEqual(['put /{id}', 'put /{name}', 'put /{id}#remove']);
	expect(idsOf('part')).toEqual(['put /{id}?part']);
	expect(idsOf('Action=Stop')).toEqual(['put /{id}#Action=Stop']);
});
