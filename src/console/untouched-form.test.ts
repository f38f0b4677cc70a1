import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SMALL_DESCRIPTIONS } from '#fact-check/small-descriptions.fixture.ts';
import { loadDescription } from '#openapi/description/load-description.ts';
import { tryUntouched } from './untouched-form.fixture.ts';

/** Slips of generators and rare forms, found in descriptions of others: each made the console fail before its reader had done anything. */
const ODD: Readonly<Record<string, string>> = {
	'objects in a list of a query': `get: { parameters: [{ in: query, name: filter, required: true, explode: false, schema: { type: array, items: { type: object, required: [feld], properties: { feld: { type: string }, wert: { type: integer } } } } }], responses: { '200': { description: Da } } }`,
	'an object with free keys in a query': `get: { parameters: [{ in: query, name: marken, required: true, schema: { type: object, additionalProperties: { type: string } } }, { in: query, name: art, schema: { type: string } }], responses: { '200': { description: Da } } }`,
	'a parameter of the path without a place in it': `get: { parameters: [{ in: path, name: nirgends, required: true, schema: { type: string } }], responses: { '200': { description: Da } } }`,
	'an example that lacks what its schema asks for': `post: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [a, b], properties: { a: { type: string }, b: { type: string } } }, example: { a: eins } } } }, responses: { '204': { description: Gut } } }`,
	'parts that are described as a list': `post: { requestBody: { required: true, content: { multipart/form-data: { schema: { type: array, items: { type: string, format: binary } } } } }, responses: { '204': { description: Gut } } }`,
	'a GET that asks for a body': `get: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: string } } } } } }, responses: { '200': { description: Da } } }`,
	'a HEAD that asks for a body': `head: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: string } } } } } }, responses: { '200': { description: Da } } }`,
	'names that no header can have': `get: { security: [{ schluessel: [] }], parameters: [{ in: header, name: 'X Lager', required: true, schema: { type: string } }], responses: { '200': { description: Da, headers: { 'Rate Limit': { schema: { type: integer } } } } } }`,
	'two ways to log in with one header': `get: { security: [{ name: [], marke: [] }], responses: { '200': { description: Da } } }`,
	'headers that whoever sends the request decides': `put: { parameters: [{ in: header, name: Content-Length, required: true, schema: { type: integer } }, { in: header, name: Host, required: true, schema: { type: string } }], responses: { '204': { description: Gut } } }`,
	'a form whose example breaks its schema': `post: { requestBody: { required: true, content: { application/x-www-form-urlencoded: { schema: { type: object, required: [adresse], properties: { adresse: { type: string, format: uri }, leer: { type: string, format: uri } } }, examples: { eins: { value: { adresse: meineAdresse, leer: '' } } } } } }, responses: { '204': { description: Gut } } }`,
	'an example of a list that is a broken text': `get: { parameters: [{ in: query, name: ids, style: form, explode: false, schema: { type: array, items: { type: string, format: uuid } }, example: '&quot;123e4567-e89b-12d3-a456-426614174000&quot;' }], responses: { '200': { description: Da } } }`,
	'an answer whose own address has another value than the example': `get: { parameters: [{ in: query, name: tag, required: true, schema: { type: string, format: date-time }, example: '2025-09-15T08:00:00Z' }], responses: { '200': { description: Da, content: { application/json: { schema: { type: object }, example: { links: { self: 'https://lager.example/teile?tag=2025-09-15' } } } } } } }`,
	'an example that is null': `post: { requestBody: { required: true, content: { application/json: { schema: { type: object, nullable: true }, example: null } } }, responses: { '204': { description: Gut } } }`,
	'an example that stands elsewhere': `post: { requestBody: { required: true, content: { application/json: { schema: { type: object, required: [a], properties: { a: { type: integer } } }, examples: { fern: { externalValue: 'https://lager.example/a.json' } } } } }, responses: { '204': { description: Gut } } }`,
	'a text that is true or false': `put: { requestBody: { required: true, content: { text/plain: { schema: { type: boolean } } } }, responses: { '204': { description: Gut } } }`,
	'a record that is replaced by its list': `get: { responses: { '200': { description: Da, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Teil' } } } } } } }, put: { requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Teil' } } } }, responses: { '200': { description: Da, content: { application/json: { schema: { $ref: '#/components/schemas/Teil' } } } } } }`,
	'a change of many that is sent to their list': `get: { responses: { '200': { description: Da, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Teil' } } } } } } }, put: { requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { ids: { type: array, items: { type: integer } } } } } } }, responses: { '202': { description: Gut } } }`,
};

/** What is read and replaced by `/teile/{id}`, so that the sandbox keeps records. */
const HEAD = `openapi: 3.0.3
info: { title: Lager, version: '1' }
components: { schemas: { Teil: { type: object, properties: { id: { type: integer }, name: { type: string } } } }, securitySchemes: { name: { type: http, scheme: basic }, marke: { type: http, scheme: bearer }, schluessel: { type: apiKey, in: header, name: 'Mein Schluessel' } } }
paths:
  /teile/{id}: { get: { parameters: [{ in: path, name: id, required: true, schema: { type: integer }, example: 4 }], responses: { '200': { description: Da, content: { application/json: { schema: { $ref: '#/components/schemas/Teil' }, example: { id: 4, name: Bolzen } } } } } } }
`;

/** The same as whole paths. */
const ODD_PATHS: Readonly<Record<string, string>> = {
	'a condition that is required and has no example': `/akten/{id}: { get: { parameters: [{ in: path, name: id, required: true, schema: { type: integer }, example: 4 }], responses: { '200': { description: Da, content: { application/json: { schema: { $ref: '#/components/schemas/Teil' }, example: { id: 4, name: Bolzen } } } } } }, patch: { parameters: [{ in: path, name: id, required: true, schema: { type: integer }, example: 4 }, { in: header, name: If-Match, required: true, schema: { type: string } }], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Teil' } } } }, responses: { '200': { description: Gut } } } }`,
	'a condition whose example is a tag of the provider': `/akten/{id}: { get: { parameters: [{ in: path, name: id, required: true, schema: { type: integer }, example: 4 }], responses: { '200': { description: Da, content: { application/json: { schema: { $ref: '#/components/schemas/Teil' }, example: { id: 4, name: Bolzen } } } } } }, patch: { parameters: [{ in: path, name: id, required: true, schema: { type: integer }, example: 4 }, { in: header, name: If-Match, schema: { type: string }, example: '"33a64df5"' }], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Teil' } } } }, responses: { '200': { description: Gut } } } }`,
	'paths of one shape, whose parameters differ': `/akten/{id}: { get: { parameters: [{ in: path, name: id, required: true, schema: { type: string, format: uuid } }], responses: { '200': { description: Da } } } }
  /akten/{name}: { get: { parameters: [{ in: path, name: name, required: true, schema: { type: string }, example: plan.pdf }], responses: { '200': { description: Da } } } }`,
	'operations of one address, whose paths differ in words for readers': `/akten/{id}: { put: { parameters: [{ in: path, name: id, required: true, schema: { type: string } }], requestBody: { content: { application/json: { schema: { type: object, properties: { link: { type: object } } }, example: { link: {} } } } }, responses: { '200': { description: Da } } } }
  /akten/{id}#entfernen: { put: { parameters: [{ in: path, name: id, required: true, schema: { type: string } }, { in: query, name: felder, required: true, schema: { type: string } }], requestBody: { content: { application/merge-patch+json: { schema: { type: object, required: [link], properties: { link: { type: object, nullable: true } } }, example: { link: null } } } }, responses: { '200': { description: Da } } } }`,
	'alternatives that the discriminator of an operation tells apart by a field of theirs': `/formen: { post: { requestBody: { content: { application/json: { schema: { oneOf: [{ $ref: '#/components/schemas/Kreis' }], discriminator: { propertyName: form, mapping: { rund: '#/components/schemas/Kreis' } } } } } }, responses: { '200': { description: Da } } } }
  /kreise: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Kreis' } } } }, responses: { '200': { description: Da } } } }
components: { schemas: { Teil: { type: object }, Kreis: { type: object, properties: { form: { type: string }, radius: { type: integer } } } } }`,
	'a range of media types': `/akten/{id}/bild: { post: { parameters: [{ in: path, name: id, required: true, schema: { type: integer } }], requestBody: { required: true, content: { 'image/*': { schema: { type: string, format: binary } } } }, responses: { '204': { description: Gut } } } }`,
	'a parameter of the path that nobody describes': `/regale: { get: { responses: { '200': { description: Da, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Teil' } }, example: [{ id: 8, name: Bolzen }] } } } } } }
  /regale/{id}: { get: { responses: { '200': { description: Da, content: { application/json: { schema: { $ref: '#/components/schemas/Teil' } } } } } } }`,
	'alternatives of an object in a query': `/zahlen: { get: { parameters: [{ in: query, name: p, required: true, style: deepObject, schema: { type: object, required: [art], properties: { art: { $ref: '#/components/schemas/Art' } }, discriminator: { propertyName: art, mapping: { HOTEL: '#/components/schemas/Hotel', LADEN: '#/components/schemas/Laden' } }, oneOf: [{ $ref: '#/components/schemas/Hotel' }, { $ref: '#/components/schemas/Laden' }] } }], responses: { '200': { description: Da } } } }
components: { schemas: { Teil: { type: object }, Art: { type: string, enum: [HOTEL, LADEN] }, Hotel: { type: object, required: [art, bericht], properties: { art: { $ref: '#/components/schemas/Art' }, bericht: { oneOf: [{ type: object, title: A, required: [a], properties: { a: { type: string } } }, { type: object, title: B, required: [b], properties: { b: { type: string } } }] } } }, Laden: { type: object, required: [art, land], properties: { art: { $ref: '#/components/schemas/Art' }, land: { type: string } } } } }`,
};

async function untouched(text: string, file: string) {
	const { model } = loadDescription(text, { file, lenient: true });
	if (model === undefined) throw new Error(`${file} cannot be read.`);
	return tryUntouched(model);
}

describe('a console that nobody has touched sends what the page shows, and the sandbox takes it', () => {
	test.each(Object.entries(ODD))('%s', async (_, written) => {
		expect(await untouched(`${HEAD}  /teile: { ${written} }\n`, 'api.yaml')).toEqual([]);
	});

	test.each(Object.entries(ODD_PATHS))('%s, in paths of its own', async (_, written) => {
		const head = written.includes('\ncomponents:') ? HEAD.replace(/^components:.*\n/m, '') : HEAD;
		expect(await untouched(`${head}  ${written}\n`, 'api.yaml')).toEqual([]);
	});

	test.each(SMALL_DESCRIPTIONS)('with %s', async (_, text) => {
		expect(await untouched(text, 'api.yaml')).toEqual([]);
	});

	test.each(['api/description.json', 'tests/fixtures/sandbox/api/description.yml', 'tests/fixtures/weaving/api/description.json'])('of %s', async (file) => {
		expect(await untouched(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), file)).toEqual([]);
	});
});
