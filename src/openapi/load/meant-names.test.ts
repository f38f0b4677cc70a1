import { expect, test } from 'vitest';
import { mendDescription } from './mend-description.ts';

const id = { parameters: [{ name: 'id', in: 'path', required: true, schema: {} }] };
const read = (paths: object, version: object = { openapi: '3.1.0' }) => {
	const { value, findings } = mendDescription({ ...version, paths });
	return [value['paths'], findings.map(({ rule }) => rule)];
};

test('paths whose slips mean the same are one path with the operations of all', () => {
	const [get, post, put] = [{ get: { summary: 'a' } }, { post: {} }, { put: {} }];
	expect(read({ teile: get, ' teile': post, '/teile': put })).toEqual([{ '/teile': { ...get, ...post, ...put } }, ['api-reading', 'api-reading']]);
	expect(read({ '/teile': put, teile: get })).toEqual([{ '/teile': { ...put, ...get } }, ['api-reading']]);
	// Which of both is meant nobody can know.
	expect(read({ teile: get, '/teile': { get: {} } })).toEqual([{ teile: get, '/teile': { get: {} } }, []]);
	expect(read({ teile: get, 'teile ': { get: {} } })).toEqual([{ '/teile': get, 'teile ': { get: {} } }, ['api-reading']]);
});

test('operations of one path on several servers are one path, and each keeps its server', () => {
	const on = (url: string, more: object = {}) => ({ servers: [{ url }], ...more });
	const [a, b] = ['https://a.example', 'https://b.example'];
	const readings = ['api-reading', 'api-reading'];
	expect(read({ [`${a}/x`]: { get: {} }, [`${b}/x`]: { post: {} } })).toEqual([{ '/x': { get: on(a), post: on(b) } }, readings]);
	const asWritten = { get: {}, post: on(b) };
	expect(read({ '/x': { get: {} }, [`${b}/x`]: { post: {} } })).toEqual([{ '/x': asWritten }, ['api-reading']]);
	expect(read({ [`${b}/x`]: { post: {} }, '/x': { get: {} } })).toEqual([{ '/x': asWritten }, ['api-reading']]);
	expect(read({ x: on(a, { get: on(b, { summary: 's' }), put: {} }), ' /x': { post: {} } })).toEqual([
		{ '/x': { get: on(b, { summary: 's' }), put: on(a), post: {} } },
		readings,
	]);
	// The same operation on both: only one of them can be read.
	expect(read({ [`${a}/x`]: { get: {} }, [`${b}/x`]: { get: {} } })).toEqual([{ '/x': on(a, { get: {} }), [`${b}/x`]: { get: {} } }, ['api-reading']]);
	const swagger = { swagger: '2.0' };
	expect(read({ [`${a}/x`]: { get: {} }, [`${a}/x `]: { put: {} }, [`${b}/x`]: { post: {} } }, swagger)).toEqual([
		{ '/x': { get: {}, put: {} }, [`${b}/x`]: { post: {} } },
		readings,
	]);
	expect(read({ [`${b}/x`]: { post: {} }, '/x': { get: {} } }, swagger)).toEqual([{ [`${b}/x`]: { post: {} }, '/x': { get: {} } }, []]);
});

test('what a path says of all its operations is not said of those of another', () => {
	for (const more of [id, { summary: 's' }, { description: 'd' }, { additionalOperations: { COPY: {} } }, { $ref: '#/components/pathItems/a' }]) {
		const apart = { x: { ...more, get: {} }, ' /x': { post: {} } };
		expect(read(apart)).toEqual([{ '/x': apart.x, ' /x': { post: {} } }, ['api-reading']]);
	}
	expect(read({ x: { ...id, get: {} }, '/x': { ...id, post: {} } })).toEqual([{ '/x': { ...id, get: {}, post: {} } }, ['api-reading']]);
	const same = { $ref: '#/components/pathItems/a' };
	expect(read({ 'https://a.example/x': same, 'https://b.example/x': same })).toEqual([
		{ '/x': { servers: [{ url: 'https://a.example' }], ...same }, 'https://b.example/x': same },
		['api-reading'],
	]);
});
