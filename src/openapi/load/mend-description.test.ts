import { expect, test } from 'vitest';
import { valueAt } from '#openapi/json/pointer.ts';
import { mendDescription } from './mend-description.ts';
import { validateDescription } from './validate-description.ts';

/** Whether null in one part of allOf is read as null that is allowed, in the field of a schema. */
function isRead(field: unknown, { openapi = '3.0.3', A = { type: 'object' } as object } = {}): boolean {
	const { findings } = mendDescription({ openapi, paths: {}, components: { schemas: { A, B: { properties: { field } } } } });
	return findings.some(({ text }) => text.includes('erlaubt null'));
}

const REF = { $ref: '#/components/schemas/A' };
const slip = { allOf: [REF, { nullable: true, description: 'x' }] };

test.each([
	['the slip', slip, {}, true],
	['a reference to what allows null', slip, { A: { type: 'object', nullable: true } }, false],
	['a reference to a choice that allows null', slip, { A: { oneOf: [{ type: 'object', nullable: true }, { type: 'string' }] } }, false],
	['a reference that leads nowhere', { allOf: [{ $ref: 'b.json' }, { nullable: true }] }, {}, false],
	['two types since 3.1', { allOf: [REF, { type: ['object', 'null'] }] }, { openapi: '3.1.0' }, false],
	['a schema that says so itself', { nullable: false, ...slip }, {}, false],
	['what is forbidden', { not: slip }, {}, false],
	['a field called not', { properties: { not: slip } }, {}, true],
])('null in one part of allOf: %s', (_, field, given, expected) => expect(isRead(field, given)).toBe(expected));

test.each([
	[null, 'hat keinen Inhalt'],
	['json', 'Statt eines Medientyps'],
])('a media type that is %j', (media, text) => {
	const content = { 'application/json': media };
	const { findings } = mendDescription({ openapi: '3.0.3', paths: { '/a': { get: { responses: { 200: { description: 'ok', content } } } } } });
	expect(findings.map((finding) => finding.text)).toEqual([expect.stringContaining(text)]);
});

test('a reference in place of the entries of a map is read as these, and ends in a circle', () => {
	const description = {
		openapi: '3.1.0',
		info: { title: 'Lager', version: '1' },
		paths: {},
		components: {
			schemas: {
				Teil: {
					type: 'object',
					properties: { nr: { type: 'integer' }, darin: { type: 'object', properties: { $ref: '#/components/schemas/Teil/properties' } } },
				},
				Neu: { type: 'object', properties: { $ref: '#/components/schemas/Teil/properties', rest: { type: 'string' } } },
				// Of a field with this name, whose schema it is.
				Verweis: { type: 'object', properties: { $ref: { type: 'string' } } },
			},
		},
	};
	const { value, findings } = mendDescription(description);
	expect(valueAt(value, ['components', 'schemas', 'Neu', 'properties'])).toMatchObject({ nr: { type: 'integer' }, rest: { type: 'string' } });
	expect(valueAt(value, ['components', 'schemas', 'Verweis'])).toEqual(description.components.schemas.Verweis);
	expect(findings.map(({ pointer }) => pointer)).toContain('#/components/schemas/Neu/properties');
});

test('two tags of the same name are read as one that says what both say', () => {
	const tags = [
		{ name: 'a', description: 'Eins.' },
		{ name: 'b' },
		{ name: 'a', description: 'Zwei.', externalDocs: { url: 'https://a.example' } },
		{ name: 'a', description: 'Eins.' },
	];
	const { value, findings } = mendDescription({ openapi: '3.1.0', tags, paths: { '/a': { get: { tags: ['a', 'a'] } } } });
	expect(value['tags']).toEqual([{ name: 'a', description: 'Eins.\n\nZwei.', externalDocs: { url: 'https://a.example' } }, { name: 'b' }]);
	expect(findings).toMatchObject([{ rule: 'api-reading', pointer: '#/tags', text: expect.stringContaining('denselben Namen') }]);
});

test('texts as the values of an object are read as texts, other values stay', () => {
	const read = (schema: object) => {
		const { value, findings } = mendDescription({ openapi: '3.0.3', paths: {}, components: { schemas: { A: schema } } });
		return [valueAt(value, ['components', 'schemas', 'A']), findings.length];
	};
	expect(read({ type: 'object', enum: ['PUSH', 'DONT'] })).toEqual([{ type: 'string', enum: ['PUSH', 'DONT'] }, 1]);
	for (const schema of [
		{ type: 'object', enum: [{ a: 1 }] },
		{ type: 'object', enum: ['x'], properties: {} },
	])
		expect(read(schema)).toEqual([schema, 0]);
});

test('fields of a list are those of its entries, beside the texts that these may be', () => {
	const properties = { ort: { type: 'string', xml: { attribute: true } } };
	const read = (schema: object) =>
		valueAt(mendDescription({ openapi: '3.0.3', paths: {}, components: { schemas: { A: schema } } }).value, ['components', 'schemas', 'A']);
	const fields = { type: 'object', properties };
	expect(read({ type: 'array', properties })).toEqual({ type: 'array', items: fields });
	expect(read({ type: 'array', properties, items: { type: 'string' } })).toEqual({ type: 'array', items: { anyOf: [{ type: 'string' }, fields] } });
	const other = { type: 'array', properties, items: { $ref: '#/components/schemas/B' } };
	expect(read(other)).toEqual(other);
});

test('fields of a text that have only words are its values', () => {
	const read = (schema: object) =>
		valueAt(mendDescription({ openapi: '3.0.3', paths: {}, components: { schemas: { A: schema } } }).value, ['components', 'schemas', 'A']);
	expect(read({ type: 'string', description: 'Stand', properties: { neu: { description: 'Angelegt' }, alt: {} } })).toEqual({
		type: 'string',
		description: 'Stand',
		oneOf: [{ description: 'Angelegt', enum: ['neu'] }, { enum: ['alt'] }],
	});
	const other = { type: 'string', properties: { neu: { type: 'string' } } };
	expect(read(other)).toEqual(other);
});

test('a description that is moved to the right as a whole is read without that, code in it stays', () => {
	const read = (description: string) => mendDescription({ openapi: '3.0.3', paths: {}, info: { title: 'T', version: '1', description } }).value['info'];
	expect(read('    Eins\n\n      - zwei\n    drei')).toMatchObject({ description: 'Eins\n\n  - zwei\ndrei' });
	expect(read('\n      Eins\n      zwei')).toMatchObject({ description: '\nEins\nzwei' });
	for (const text of ['    nur Code', '\n    nur Code', 'Text\n\n    Code', '  Eins\n  zwei']) expect(read(text)).toMatchObject({ description: text });
});

test('a media type without its first part is read as the one that is meant, unless that stands beside it', () => {
	const read = (content: object) => mendDescription({ openapi: '3.0.3', paths: { '/a': { post: { requestBody: { content } } } } });
	const contentOf = ({ value }: ReturnType<typeof read>) => valueAt(value, ['paths', '/a', 'post', 'requestBody', 'content']);
	const bare = read({ 'form-data': { schema: { type: 'object' } } });
	expect(contentOf(bare)).toEqual({ 'multipart/form-data': { schema: { type: 'object' } } });
	expect(bare.findings).toMatchObject([{ rule: 'api-reading', pointer: '#/paths/~1a/post/requestBody/content/form-data' }]);
	for (const content of [{ json: {}, 'application/json': {} }, { 'application/json': {} }, { beliebig: {} }]) expect(contentOf(read(content))).toEqual(content);
});

test('a path is read with one slash at its beginning and no spaces around it', () => {
	const paths = { 'a/{id}': {}, ' /b': {}, '/c ': {}, ' d ': {}, '/e f': {}, 'x-g': {} };
	const { value, findings } = mendDescription({ openapi: '3.1.0', paths });
	expect(Object.keys(value['paths'] ?? {})).toEqual(['/a/{id}', '/b', '/c', '/d', '/e f', 'x-g']);
	expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(['a~1{id}', ' ~1b', '~1c ', ' d '].map((key) => `api-reading #/paths/${key}`));
});

test('a reference in place of the paths that leads nowhere here is no path', () => {
	const read = (paths: object) => mendDescription({ openapi: '3.1.0', paths });
	for (const [key, child, rule] of [
		['$ref', './paths.yaml', 'api-reference'],
		['$ref', '#/x-paths', 'api-reference'],
	] as const) {
		const { value, findings } = read({ [key]: child, '/b': {} });
		expect(value['paths'], key).toEqual({ '/b': {} });
		expect(findings, key).toMatchObject([{ rule, pointer: `#/paths/${key.replaceAll('/', '~1')}` }]);
	}
});

test('required at single fields is the list of their object', () => {
	const A = {
		type: 'object',
		required: ['c'],
		properties: { a: { type: 'string', required: true }, b: { required: 'false' }, c: { required: 'true' }, d: {} },
	};
	const { value, findings } = mendDescription({ openapi: '3.0.3', paths: {}, components: { schemas: { A } } });
	expect(valueAt(value, ['components', 'schemas', 'A'])).toEqual({
		type: 'object',
		required: ['c', 'a'],
		properties: { a: { type: 'string' }, b: {}, c: {}, d: {} },
	});
	expect(findings).toHaveLength(1);
});

test.each([
	[{ type: 'datetime' }, { type: 'string', format: 'date-time' }],
	[
		{ type: 'UUID', format: 'x' },
		{ type: 'string', format: 'x' },
	],
	[{ type: 'file' }, { type: 'string', format: 'binary' }],
	[
		{ type: 'B', description: 'c' },
		{ description: 'c', $ref: '#/components/schemas/B' },
	],
	[{ type: 'any' }, {}],
	[{ type: 'enum', enum: ['a'] }, { enum: ['a'] }],
	[{ type: 'string <TT.MM.JJJJ>' }, { type: 'string' }],
	[{ type: 'integer[]' }, { type: 'array', items: { type: 'integer' } }],
	[
		{ type: 'array', items: [{ type: 'string' }] },
		{ type: 'array', items: { type: 'string' } },
	],
	[
		{ type: 'array', items: [{ type: 'string' }, { type: 'null' }] },
		{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
	],
	[
		{ type: 'array', items: 'number' },
		{ type: 'array', items: { type: 'number' } },
	],
	[
		{ type: 'array', items: 'B' },
		{ type: 'array', items: { $ref: '#/components/schemas/B' } },
	],
	[[], {}],
	[
		{ type: 'string', description: 'c', $ref: '#/components/schemas/B' },
		{ description: 'c', $ref: '#/components/schemas/B' },
	],
])('the schema %j is read as %j', (A, expected) => {
	const { value, findings } = mendDescription({ openapi: '3.0.3', paths: {}, components: { schemas: { A, B: { type: 'object' } } } });
	expect(valueAt(value, ['components', 'schemas', 'A'])).toEqual(expected);
	expect(findings).toHaveLength(1);
});

test.each([
	['Status==&quot;ACTIVE&quot; AND Total&gt;1', 'Status=="ACTIVE" AND Total>1'],
	['&#39;a&#39; &amp;quot;', "'a' &quot;"],
	['a=1&amp;b=2', 'a=1&amp;b=2'],
	['<b title="&quot;">', '<b title="&quot;">'],
])('the example %j of a parameter is read as %j', (example, read) => {
	const parameter = { name: 'where', in: 'query', schema: { type: 'string' }, example };
	const { value, findings } = mendDescription({ openapi: '3.0.3', paths: { '/a': { get: { parameters: [parameter] } } } });
	expect(valueAt(value, ['paths', '/a', 'get', 'parameters', '0', 'example'])).toBe(read);
	expect(findings.map(({ text }) => text)).toEqual(read === example ? [] : [expect.stringContaining('für HTML maskiert')]);
});

test('extensions beside responses and callbacks are none', () => {
	const callbacks = { fertig: { '{$request.body#/ziel}': { post: { responses: { 200: { description: 'ok' } } } }, 'x-eigen': 'Etwas' } };
	const description = {
		openapi: '3.1.0',
		info: { title: 'Lager', version: '1' },
		paths: { '/teile': { post: { responses: { 200: { description: 'ok' }, 'x-eigen': 'Etwas', 'x-leer': null }, callbacks } } },
	};
	expect([...mendDescription(description).findings, ...validateDescription(description)]).toEqual([]);
});

test('the values of a list whose entries have none are read as those of its entries, unless they are lists', () => {
	const read = (schema: object) =>
		valueAt(mendDescription({ openapi: '3.1.0', paths: {}, components: { schemas: { A: schema } } }).value, ['components', 'schemas', 'A']);
	expect(read({ type: 'array', items: { type: 'string' }, enum: ['a', 'b'] })).toEqual({ type: 'array', items: { type: 'string', enum: ['a', 'b'] } });
	for (const schema of [
		{ type: 'array', items: { type: 'string' }, enum: [['a'], ['a', 'b']] },
		{ type: 'array', items: { enum: ['a'] }, enum: ['b'] },
	])
		expect(read(schema)).toEqual(schema);
});

test('in Swagger 2.0 a file is one even if a schema has that name', () => {
	const read = (swagger: object) =>
		mendDescription({ ...swagger, paths: {}, definitions: { file: { type: 'object' }, A: { properties: { a: { type: 'file' } } } } }).findings.length;
	const part = { in: 'formData', name: 'bild', type: 'file' };
	const { findings } = mendDescription({ swagger: '2.0', paths: { '/a': { post: { parameters: [part] } } }, definitions: { file: { type: 'object' } } });
	expect(findings).toEqual([]);
	expect(read({ swagger: '2.0' })).toBe(1);
});

test.each<[object, object]>([
	[
		{ type: 'boolean', example: 'false' },
		{ type: 'boolean', example: false },
	],
	[
		{ type: 'integer', default: '204', example: '7' },
		{ type: 'integer', default: 204, example: 7 },
	],
	[
		{ type: 'array', example: '["a"]' },
		{ type: 'array', example: ['a'] },
	],
	[
		{ type: 'object', example: '{}' },
		{ type: 'object', example: {} },
	],
	// None of these is a value of its type, or all of it.
	[
		{ type: 'integer', example: '9007199254740993' },
		{ type: 'integer', example: '9007199254740993' },
	],
	[
		{ type: 'integer', example: '1.5' },
		{ type: 'integer', example: '1.5' },
	],
	[
		{ type: 'object', example: '17' },
		{ type: 'object', example: '17' },
	],
	[
		{ type: 'string', example: '17' },
		{ type: 'string', example: '17' },
	],
	[
		{ type: ['integer', 'string'], example: '17' },
		{ type: ['integer', 'string'], example: '17' },
	],
])('an example in quotation marks: %j is read as %j', (schema, expected) => {
	const { value, findings } = mendDescription({ openapi: '3.1.0', paths: {}, components: { schemas: { A: schema } } });
	expect(valueAt(value, ['components', 'schemas', 'A'])).toEqual(expected);
	expect(findings).toHaveLength(JSON.stringify(schema) === JSON.stringify(expected) ? 0 : 1);
});
