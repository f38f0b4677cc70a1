import { expect, test } from 'vitest';
import { placeInWords } from '#words/change-places.ts';
import { placeParts } from './place-parts.ts';

const DOCUMENT = {
	paths: { '/files/{id}': { parameters: [{ name: 'id', in: 'path' }], get: { parameters: [{ name: 'If-Match', in: 'header' }] } } },
	components: { parameters: { Page: { name: 'page', in: 'query' } } },
};

test.each([
	['#/paths/~1files~1{id}/get', 'GET /files/{id}'],
	['#/paths/~1files~1{id}/parameters/0/schema', '/files/{id}, Pfadparameter id'],
	['#/paths/~1files~1{id}/get/parameters/0/schema/items', 'GET /files/{id}, Header If-Match, []'],
	['#/paths/~1files~1{id}/get/responses/200/content/application~1json/schema/properties/seal', 'GET /files/{id}, Antwort 200, Feld seal'],
	['#/paths/~1files~1{id}/get/responses/default/content/text~1csv', 'GET /files/{id}, Standardantwort, text/csv'],
	['#/paths/~1files~1{id}/get/responses/200/headers/ETag', 'GET /files/{id}, Antwort 200, Header ETag'],
	['#/paths/~1a/post/requestBody/content/application~1problem+json/schema/properties/rows/items/properties/x', 'POST /a, Anfrage, Feld rows[].x'],
	['#/paths/~1a/additionalOperations/COPY/requestBody', 'COPY /a, Anfrage'],
	['#/paths/~1a/post/callbacks/done/{$request.body#~1url}/post/requestBody', 'POST /a, Callback done, Anfrage'],
	['#/webhooks/pruefung/post/requestBody/content/application~1json/schema', 'Webhook pruefung, Anfrage'],
	['#/components/schemas/File', 'Schema File'],
	['#/components/schemas/File/allOf/1/properties/seal/properties/at', 'Schema File, Feld seal.at'],
	['#/components/schemas/Values/additionalProperties', 'Schema Values, weitere Felder'],
	['#/components/schemas/Either/oneOf/1/properties/a', 'Schema Either, (Variante 2).a'],
	['#/components/parameters/Page/schema', 'Query-Parameter page'],
	['#/components/responses/NotFound/content/application~1json/schema/properties/code', 'Antwort NotFound, Feld code'],
	['#/servers', 'API'],
])('%s is %s', (pointer, words) => {
	expect(placeInWords(placeParts(pointer, DOCUMENT))).toBe(words);
});

test('names that would fool a terminal or fill it become harmless', () => {
	expect(placeInWords(placeParts(`#/components/schemas/\u001b[31m\u202eA\n${'x'.repeat(500)}`, {}))).toMatch(/^Schema \[31m A x{100,160}…$/);
});

test('a place is kept as parts, not as words', () => {
	expect(placeParts('#/paths/~1files~1{id}/get/parameters/0/schema/items/oneOf/1/properties/a', DOCUMENT)).toEqual([
		{ part: 'path', path: '/files/{id}', method: 'get' },
		{ part: 'parameter', in: 'header', name: 'If-Match' },
		{ part: 'field', way: [{ each: 'item' }, { variant: 2 }, { property: 'a' }] },
	]);
});
