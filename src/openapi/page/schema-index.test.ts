import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { schemaIndex } from './schema-index.ts';

test('uses are told in both directions, through components but not through other schemas', () => {
	const model = modelOf(`
paths:
  /a:
    get: { operationId: getA, responses: { '200': { $ref: '#/components/responses/Ok' } } }
    post: { operationId: postA, requestBody: { content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/B' } } } } }, responses: {} }
webhooks: { neu: { post: { operationId: hook, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/B' } } } } } } }
components:
  responses: { Ok: { description: gut, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
  schemas:
    A: { type: object, properties: { b: { $ref: '#/components/schemas/B' }, a: { $ref: '#/components/schemas/A' } } }
    B: { type: object }
    C: { type: object }
`);
	expect(
		schemaIndex(model).map(({ schema, operations, heldBy, holds }) => [
			schema.name,
			operations.map(({ id }) => id),
			heldBy.map(({ name }) => name),
			holds.map(({ name }) => name),
		]),
	).toEqual([
		['A', ['getA'], ['A'], ['B', 'A']],
		['B', ['postA', 'hook'], ['A'], []],
		['C', [], [], []],
	]);
});
