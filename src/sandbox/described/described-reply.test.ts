import { expect, test } from 'vitest';
import { sandboxOf, send } from '#sandbox/sandbox.fixture.ts';

test('an example that is null is answered as null', async () => {
	const sandbox = sandboxOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /stand: { get: { operationId: view, responses: { '200': { description: ok, content: { application/json: { schema: { type: [object, 'null'] }, example: null } } } } } } }
`);
	expect((await send(sandbox, 'GET /stand')).text).toBe('null');
});
