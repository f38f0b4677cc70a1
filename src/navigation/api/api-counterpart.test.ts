import { expect, test } from 'vitest';
import type { ApiOutline, ApiOutlineOperation } from '#openapi/model/outline.ts';
import { planOf } from '../site.fixture.ts';
import { counterpartIn } from './api-counterpart.ts';

const operation = (slug: string, method: string, path: string): ApiOutlineOperation => ({ slug, title: slug, method, path, deprecated: false });

function outlineWith(operations: ApiOutlineOperation[]): ApiOutline {
	const tag = { name: 'T', slug: 't', title: 'T', description: undefined, parent: undefined, operations };
	return { id: 'api', title: 'API', version: '1', description: undefined, tags: [tag], groups: [], webhooks: [], schemas: [] };
}

const reference = (...operations: ApiOutlineOperation[]) => ({ plan: planOf(), outline: outlineWith(operations) });
const older = reference(
	operation('lesen', 'get', '/dinge/{id}'),
	operation('liste', 'get', '/a'),
	operation('umgezogen', 'get', '/alt'),
	operation('weg', 'get', '/weg'),
);
const newer = reference(
	operation('holen', 'get', '/dinge/{dingId}'),
	operation('liste', 'get', '/b'),
	operation('alle', 'get', '/a'),
	operation('umgezogen', 'get', '/neu'),
);

test.each<[string, string | undefined, string]>([
	['lesen', 'holen', 'a variable of the path has another name'],
	['liste', 'alle', 'what answers the same request goes before what has the same name'],
	['umgezogen', 'umgezogen', 'the name alone is the same'],
	['weg', undefined, 'there is none'],
])('the page of „%s“ in another version is that of „%s“: %s', (from, to) => {
	const found = counterpartIn(newer, { kind: 'api-operation', path: '/', operation: from, folder: '', version: '' }, older);
	expect(found).toEqual(to === undefined ? { path: '/docs/api/api/', isSame: false } : { path: `/docs/api/${to}/`, isSame: true });
});

test('of several that answer the same request the one of the same name is taken, otherwise the one with the same path', () => {
	const both = reference(operation('zwei', 'get', '/dinge/{nummer}'), operation('lesen', 'get', '/dinge/{name}'));
	const found = (from: typeof older, slug: string) =>
		counterpartIn(both, { kind: 'api-operation', path: '/', operation: slug, folder: '', version: '' }, from).path;
	expect(found(older, 'lesen')).toBe('/docs/api/lesen/');
	expect(found(reference(operation('x', 'get', '/dinge/{name}')), 'x')).toBe('/docs/api/lesen/');
});
