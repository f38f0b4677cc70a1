import { expect, test } from 'vitest';
import { load } from '#openapi/model/model.fixture.ts';

const YAML = `
tags: [{ name: Offen }, { name: Werk, x-internal: true }]
paths:
  /a:
    get:
      operationId: a
      tags: [Offen]
      parameters:
        - { in: query, name: q, schema: { type: string } }
        - { in: query, name: verborgen-1, x-internal: true, schema: { type: string } }
        - { $ref: '#/components/parameters/Verborgen2' }
      responses:
        '200': { description: gut, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
    delete: { operationId: verborgen-3, x-hidden: true, responses: { '200': { description: gut } } }
  /verborgen-4: { x-exclude: true, get: { operationId: b, responses: { '200': { description: gut } } } }
  /c: { get: { operationId: verborgen-5, tags: [Werk], responses: { '200': { description: gut, content: { application/json: { schema: { $ref: '#/components/schemas/Verborgen6' } } } } } } }
webhooks:
  verborgen-7: { post: { x-internal: true, responses: { '200': { description: gut } } } }
components:
  parameters:
    Verborgen2: { in: query, name: verborgen-2, x-internal: true, schema: { type: string } }
  schemas:
    A: { type: object, required: [id, verborgen-8], properties: { id: { type: string }, verborgen-8: { type: string, x-internal: true }, verborgen-9: { $ref: '#/components/schemas/Verborgen9' } } }
    Verborgen6: { type: object, properties: { tief: { $ref: '#/components/schemas/Verborgen10' } } }
    Verborgen9: { x-internal: true, type: object }
    Verborgen10: { type: string }
    Unbenutzt: { type: string }
`;

test('nothing of what is marked as internal is in the model or the download, and what only it used is gone as well', () => {
	const { model, download = '', problems } = load(YAML);
	expect(JSON.stringify(model)).not.toMatch(/verborgen/i);
	expect(download).not.toMatch(/verborgen|Werk/i);
	expect(model?.operations.map(({ id }) => id)).toEqual(['a']);
	expect(model?.schemas.map(({ name }) => name)).toEqual(['A', 'Unbenutzt']);
	expect(model?.webhooks).toEqual([]);
	expect(problems).toEqual([]);
});

test('a description without such marks is handed on as it is', () => {
	expect(load('paths: { /a: { get: { operationId: a, x-internal: false, responses: { "200": { description: gut } } } } }').download).toBeUndefined();
});
