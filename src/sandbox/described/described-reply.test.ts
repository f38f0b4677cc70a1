import { expect, test } from 'vitest';
import { sandboxOf, send } from '#sandbox/sandbox.fixture.ts';
import { mediaOf } from './described-reply.ts';

const CONTENT = ['application/json', 'application/xml', 'text/csv', 'text/plain'].map((type) => ({ type }));

test.each([
	[null, 'application/json'],
	['*/*', 'application/json'],
	['application/xml', 'application/xml'],
	['application/json;q=0.5, application/xml', 'application/xml'],
	['text/*', 'text/csv'],
	['application/*', 'application/json'],
	['image/png', 'application/json'],
	['application/json;q=0', 'application/xml'],
	['application/xml;q=0', 'application/json'],
	['application/json;q=0, */*', 'application/xml'],
])('who accepts %s gets %s', (accept, type) => expect(mediaOf(CONTENT, accept)?.type).toBe(type));

test('an example that is null is answered as null', async () => {
	const sandbox = sandboxOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /stand: { get: { operationId: view, responses: { '200': { description: ok, content: { application/json: { schema: { type: [object, 'null'] }, example: null } } } } } } }
`);
	expect((await send(sandbox, 'GET /stand')).text).toBe('null');
});
