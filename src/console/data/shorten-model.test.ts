import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { initialForm, requestOfForm } from '#console/form/form.ts';
import { readDescription } from '#openapi/description/read-description.ts';
import { modelOf, operationOf } from '#openapi/model/model.fixture.ts';
import { requestOf } from '#openapi/request/build-request.ts';
import { shortenModel } from './shorten-model.ts';

const { model } = readDescription(fileURLToPath(new URL('../../../', import.meta.url)), { file: 'api/description.json', lenient: true });
if (model === undefined) throw new Error('The description cannot be read.');
const short = JSON.parse(JSON.stringify(shortenModel(model))) as typeof model;

test.each(model.operations)('of $id a browser makes the same request as the page shows', (operation) => {
	const loaded = short.operations.find(({ id }) => id === operation.id);
	if (loaded === undefined) throw new Error('The operation is gone.');
	expect(requestOfForm({ form: initialForm(loaded, short), operation: loaded }, short)).toEqual(requestOf(operation, model));
});

test('most of a description is left out', () => expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(model).length / 2));

test('the address that an answer names as its own is kept, wherever it stands', () => {
	const own = modelOf(`
paths:
  /a:
    get:
      operationId: a
      parameters: [{ name: q, in: query, schema: { type: integer }, example: 9 }]
      responses: { '200': { description: ok, content: { application/json: { example: { data: { links: { self: '/a?q=2' } } } } } } }
`);
	const asked = operationOf(own, 'a');
	const [loaded] = shortenModel(own).operations;
	expect([asked, loaded].map((operation) => operation && requestOf(operation, own).query)).toEqual([['q=2'], ['q=2']]);
});
