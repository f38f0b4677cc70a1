import { expect, test } from 'vitest';
import { sandboxOf, send } from '#sandbox/sandbox.fixture.ts';

const sandbox = sandboxOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
servers: [{ url: https://api.example.com }]
paths:
  /a/{id}:
    put:
      parameters: [{ name: id, in: path, required: true, schema: { type: string, pattern: '^[0-9]+$' }, example: A-7 }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [tag, art], properties: { tag: { type: string, format: uuid }, art: { enum: [x, y] } } }
            examples: { erstes: { value: { tag: keine-uuid, art: x } }, ohne: { value: { tag: auch-keine } }, geschrieben: { value: '{ "tag": "drei", "art": "z" }' } }
      responses: { '204': { description: ok } }
`);

test.each([
	['/a/A-7', { tag: 'keine-uuid', art: 'x' }, 204],
	['/a/7', { tag: 'keine-uuid', art: 'y' }, 204],
	['/a/7', { tag: 'drei', art: 'z' }, 204],
	['/a/7', { tag: 'andere', art: 'x' }, 422],
	['/a/7', { tag: 'auch-keine' }, 204],
	['/a/7', { tag: 'keine-uuid' }, 422],
	['/a/7', {}, 422],
	['/a/B-7', { tag: 'keine-uuid', art: 'x' }, 400],
])('%s with %j is answered with %i: only what the description itself shows is excused', async (path, body, status) => {
	expect((await send(sandbox, `PUT ${path}`, { body })).status).toBe(status);
});

test('alternatives may overlap, but not those that only name what excludes each other', async () => {
	const choice = (schema: string) =>
		sandboxOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /a: { post: { requestBody: { required: true, content: { application/json: { schema: ${schema} } } }, responses: { '204': { description: ok } } } } }
`);
	const overlapping = choice('{ oneOf: [{ type: object, properties: { a: { type: string } } }, { type: object, properties: { b: { type: string } } }] }');
	expect((await send(overlapping, 'POST /a', { body: { a: 'x' } })).status).toBe(204);
	const excluding = choice('{ oneOf: [{ required: [a] }, { required: [b] }] }');
	expect((await send(excluding, 'POST /a', { body: { a: 1, b: 1 } })).status).toBe(422);
});
