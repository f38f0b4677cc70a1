import { expect, test } from 'vitest';
import { createResponseCheck } from './check-response.ts';
import { PETS, planOf } from './sandbox.fixture.ts';

const check = createResponseCheck(
	planOf(PETS.replace('ETag: { schema: { type: string } }', "ETag: { required: true, schema: { type: string, pattern: '^\"' } }")),
);
const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
	new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', etag: '"x"', ...headers } });
const pet = { id: 1, name: 'Rex', kind: 'dog' };

test.each([
	['POST /pets', json(pet, 201), []],
	['POST /pets', json(pet, 201, { etag: 'x' }), ['createPet 201: header ETag “x” fails pattern.']],
	[
		'POST /pets',
		new Response('{"id":1,"name":"a","kind":"cat"}', { status: 201, headers: { 'content-type': 'application/json' } }),
		['createPet 201: header ETag is missing.'],
	],
	['POST /pets', json(pet, 200), ['createPet 200: the status is not described.']],
	['POST /pets', json({ ...pet, secret: 'x' }, 201), ['createPet 201: /secret fails additionalProperties false: "x".']],
	['POST /pets', json({ ...pet, id: undefined }, 201), ['createPet 201: /id fails required true: nothing.']],
	['POST /pets', json(pet, 201, { 'content-type': 'text/html' }), ['createPet 201: media type “text/html” is not described.']],
	['GET /pets', new Response('{', { headers: { 'content-type': 'application/json' } }), ['listPets 200: the content is not JSON.']],
	['HEAD /pets', new Response(null, { headers: { 'content-type': 'application/json' } }), []],
	['DELETE /pets/1', new Response(null, { status: 204 }), []],
	['GET /nowhere', new Response(null, { status: 404 }), []],
])('%s %#', async (line, response, faults) => {
	const [method = '', path] = line.split(' ');
	expect(await check({ method, url: `https://api.example.com/v1${path}` }, response)).toEqual(faults);
});

test('the response can still be read', async () => {
	const response = json(pet, 201);
	await check({ method: 'POST', url: 'https://api.example.com/v1/pets' }, response);
	expect(await response.json()).toEqual(pet);
});
