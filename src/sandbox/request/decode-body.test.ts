import { expect, test } from 'vitest';
import { PETS, planOf } from '#sandbox/sandbox.fixture.ts';
import { createValidator } from '#sandbox/validate/create-validator.ts';
import { decodeBody } from './decode-body.ts';

const plan = planOf(PETS);
const validator = createValidator(plan.schemas, 'request');

async function decode(body: BodyInit | undefined, headers: Record<string, string> = {}, id = 'setPhoto') {
	const operation = plan.operations.find((candidate) => candidate.id === id);
	if (!operation) throw new Error(`no operation ${id}`);
	const request = new Request('https://api.example.com', { method: 'POST', headers, ...(body !== undefined && { body }) });
	const bytes = body === undefined ? undefined : new Uint8Array(await request.arrayBuffer());
	return decodeBody(operation, { bytes, headers: request.headers }, { plan, requests: validator });
}

function form(entries: readonly [string, string | File][]): FormData {
	const data = new FormData();
	for (const [name, value] of entries) data.append(name, value);
	return data;
}

const photo = new File(['abc'], 'Bild ä.png', { type: 'image/png' });

test('a multipart form gives values of its schema and files', async () => {
	const sent = form([
		['file', photo],
		['kind', 'front'],
		['size', '7'],
		['tags', 'a'],
		['tags', 'b'],
	]);
	expect(await decode(sent)).toEqual({
		value: { file: { name: 'Bild ä.png', mediaType: 'image/png', bytes: new TextEncoder().encode('abc') }, kind: 'front', size: 7, tags: ['a', 'b'] },
	});
	expect(
		await decode(
			form([
				['file', photo],
				['kind', new File(['side'], 'blob')],
				['tags', '["a"]'],
			]),
		),
	).toMatchObject({ value: { kind: 'side', tags: ['a'] } });
});

test.each([
	[[['kind', 'front']], [{ pointer: '/file', keyword: 'required' }]],
	[
		[
			['file', 'Text'],
			['kind', 'front'],
		],
		[{ pointer: '/file', keyword: 'type', expected: 'file' }],
	],
	[
		[
			['file', photo],
			['kind', 'top'],
		],
		[{ pointer: '/kind', keyword: 'enum', actual: 'top' }],
	],
	[
		[
			['file', photo],
			['kind', 'front'],
			['size', 'x'],
		],
		[{ pointer: '/size', keyword: 'type', actual: 'x' }],
	],
	[
		[
			['file', photo],
			['file', photo],
			['kind', 'front'],
		],
		[{ pointer: '/file', keyword: 'repeated-parameter' }],
	],
] as [[string, string | File][], object[]][])('a form that does not fit %#', async (entries, mismatches) => {
	expect(await decode(form(entries))).toMatchObject({ kind: 'invalid-body', mismatches });
});

test('other media types give bytes', async () => {
	expect(await decode(new Uint8Array([1, 2]), { 'content-type': 'image/png' })).toEqual({ value: new Uint8Array([1, 2]) });
});

test.each([
	['x', { 'content-type': 'multipart/form-data; boundary=b' }, 'setPhoto', 'malformed-body'],
	['x', { 'content-type': 'multipart/form-data' }, 'setPhoto', 'malformed-body'],
	['x', { 'content-type': 'text/plain' }, 'setPhoto', 'unsupported-media-type'],
	[undefined, {}, 'setPhoto', 'malformed-body'],
	[undefined, { 'content-type': 'application/json' }, 'createPet', 'malformed-body'],
	['', { 'content-type': 'application/json' }, 'createPet', 'malformed-body'],
	['{"name": 1e999, "kind": "cat"}', { 'content-type': 'application/json' }, 'createPet', 'malformed-body'],
	['{"name": "\\ud800", "kind": "cat"}', { 'content-type': 'application/json' }, 'createPet', 'malformed-body'],
	['{"__proto__": {}, "name": "a", "kind": "cat"}', { 'content-type': 'application/json' }, 'createPet', 'malformed-body'],
	[new Uint8Array([0x22, 0xff, 0x22]), { 'content-type': 'application/json' }, 'createPet', 'malformed-body'],
	['['.repeat(100_000), { 'content-type': 'application/json' }, 'createPet', 'malformed-body'],
	[`${'['.repeat(1000)}${']'.repeat(1000)}`, { 'content-type': 'application/json' }, 'createPet', 'malformed-body'],
	['null', { 'content-type': 'Application/JSON; charset=utf-8' }, 'createPet', 'invalid-body'],
] as [BodyInit | undefined, Record<string, string>, string, string][])('unreadable %#', async (body, headers, id, kind) => {
	expect(await decode(body, headers, id)).toMatchObject({ kind });
});

test('operations without a described body ignore what is sent', async () => {
	expect(await decode('x', {}, 'readPet')).toEqual({ value: undefined });
});

test.each([
	['', 't=1&t=2'],
	['explode: false', 't=1,2'],
	['style: pipeDelimited', 't=1%7C2'],
	['style: spaceDelimited, explode: false', 't=1%202'],
	['style: pipeDelimited, explode: true', 't=1&t=2'],
])('a list in a form with „%s“ is read as it is sent', async (encoding, text) => {
	const own = planOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /a: { post: { operationId: a, requestBody: { content: { application/x-www-form-urlencoded: {
  schema: { type: object, properties: { t: { type: array, items: { type: integer } } } }, encoding: { t: { ${encoding} } } } } }, responses: { '200': { description: ok } } } } }
`);
	const [operation] = own.operations;
	if (!operation) throw new Error('no operation');
	const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
	const sent = { bytes: new TextEncoder().encode(text), headers };
	expect(await decodeBody(operation, sent, { plan: own, requests: createValidator(own.schemas, 'request') })).toEqual({ value: { t: [1, 2] } });
});
