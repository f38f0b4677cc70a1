import { readFileSync } from 'node:fs';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import type { Operation } from '#openapi/model/model.ts';
import { loadDescription } from './load-description.ts';

const FILE = 'api/description.json';
const { model } = loadDescription(readFileSync(new URL(`../../../${FILE}`, import.meta.url), 'utf8'), { file: FILE });
if (!model) throw new Error('the description cannot be read');
const { document, operations } = model;

/** Every object of the description with its pointer. */
function objectsIn(value: unknown, pointer = '#'): { pointer: string; value: JsonObject }[] {
	if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, pointerTo(pointer, index)));
	if (!isObject(value)) return [];
	return [{ pointer, value }, ...Object.entries(value).flatMap(([key, child]) => objectsIn(child, pointerTo(pointer, key)))];
}

const objects = objectsIn(document);
const resolved = (value: unknown): unknown => (isObject(value) && typeof value['$ref'] === 'string' ? valueAt(document, segmentsOf(value['$ref'])) : value);

/** Examples beside a schema: of parameters, headers and media types. */
const beside = objects.flatMap(({ pointer, value }) => {
	if (!isObject(value['schema'])) return [];
	const named = isObject(value['examples']) ? Object.entries(value['examples']) : [];
	const single = 'example' in value ? [['example', { value: value['example'] }] as const] : [];
	return [...single, ...named].flatMap(([name, example]) => {
		const found = resolved(example);
		return isObject(found) && 'value' in found ? [{ place: `${pointer} ${name}`, schema: pointerTo(pointer, 'schema'), value: found['value'] }] : [];
	});
});

/** Examples inside a schema. */
const inside = objects.flatMap(({ pointer, value }) =>
	Array.isArray(value['examples'])
		? value['examples'].map((example: unknown, index) => ({ place: `${pointer} ${index}`, schema: pointer, value: example }))
		: [],
);

/** A schema without its examples: the validator takes an `id` in them for that of a schema. */
const bare = (value: unknown): object =>
	JSON.parse(JSON.stringify(value, (key, child) => (key === 'example' || (key === 'examples' && Array.isArray(child)) ? undefined : child)));
const components = { schemas: bare(valueAt(document, ['components', 'schemas'])) };

describe('every example is valid', () => {
	test('there are some to check', () => {
		expect(beside.length).toBeGreaterThan(150);
		expect(inside.length).toBeGreaterThan(50);
	});

	test('by its schema, formats included', () => {
		const validators = new Map<string, Validator>();
		const faults = [...beside, ...inside].flatMap(({ place, schema, value }) => {
			const validator = validators.get(schema) ?? new Validator({ ...bare(valueAt(document, segmentsOf(schema))), components }, '2020-12');
			validators.set(schema, validator);
			const { errors } = validator.validate(value);
			const [deepest] = errors.toReversed();
			return deepest ? [`${place}: ${deepest.error} (${deepest.instanceLocation})`] : [];
		});
		expect(faults).toEqual([]);
	});

	test('and a wrong one would be found', () => {
		const wrong = new Validator({ $ref: '#/components/schemas/File', components }, '2020-12');
		expect(wrong.validate({ id: 'x' }).valid).toBe(false);
	});
});

describe('the description is in good order', () => {
	const named = (wrong: (operation: Operation) => boolean) => operations.filter(wrong).map(({ method, path }) => `${method} ${path}`);
	const written = ({ pointer }: Operation) => valueAt(document, segmentsOf(pointer));

	test('each operation has an id in camel case, a summary without a full stop, a description of its own', () => {
		expect(named(({ id }) => !/^[a-z]+(?:[A-Z][a-z]*)*$/.test(id))).toEqual([]);
		expect(named(({ summary = '.' }) => summary.endsWith('.') || summary.length > 60)).toEqual([]);
		expect(named(({ description = '', summary }) => description.length < 30 || description === summary)).toEqual([]);
		expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
	});

	test('each has exactly one tag, which is declared and described', () => {
		const declared = new Map((document['tags'] as { name: string; description?: string }[]).map(({ name, description }) => [name, description]));
		expect(named(({ tags: [tag = '', ...more] }) => more.length > 0 || declared.get(tag) === undefined)).toEqual([]);
	});

	test('each says who may call it, and what happens when that goes wrong', () => {
		expect(named((operation) => !(isObject(written(operation)) && 'security' in (written(operation) as object)))).toEqual([]);
		const has = (operation: Operation, ...statuses: string[]) => statuses.every((status) => operation.responses.some((response) => response.status === status));
		expect(named((operation) => !has(operation, '400', '429', '500', '503'))).toEqual([]);
		expect(named((operation) => operation.requiredScopes.length > 0 && !has(operation, '401', '403'))).toEqual([]);
		expect(named((operation) => operation.requestBody !== undefined && !has(operation, '415', '422'))).toEqual([]);
		expect(named((operation) => /\{id\}|\{key\}|\{identNo\}|\{token\}/.test(operation.path) && !has(operation, '404'))).toEqual([]);
	});

	test('each response is described, each error and each JSON body has an example', () => {
		const lacking = operations.flatMap(({ id, requestBody, responses }) => [
			...(requestBody?.content ?? []).filter(({ examples }) => examples.length === 0).map(({ type }) => `${id} ${type}`),
			...responses.flatMap(({ status, description = '', content }) => [
				...(description.trim() === '' ? [`${id} ${status}`] : []),
				...content.filter(({ type, examples }) => type.includes('json') && examples.length === 0).map(({ type }) => `${id} ${status} ${type}`),
			]),
		]);
		expect(lacking).toEqual([]);
	});

	test('parameters and properties are described', () => {
		const parameters = operations.flatMap(({ id, parameters: places }) =>
			Object.values(places).flatMap((list) => list.filter(({ description = '' }) => description === '').map(({ name }) => `${id} ${name}`)),
		);
		expect(parameters).toEqual([]);
	});

	test('each POST shows an Idempotency-Key of its own', () => {
		const keys = operations
			.filter(({ method }) => method === 'post')
			.map(({ parameters: { header } }) => header.find(({ name }) => name === 'Idempotency-Key')?.example);
		expect(keys).toHaveLength(3);
		expect(new Set(keys).size).toBe(3);
	});

	test('no component stands there for nothing', () => {
		const used = new Set(objects.flatMap(({ value: { $ref } }) => (typeof $ref === 'string' ? [$ref] : [])));
		const all = Object.entries(document['components'] as Record<string, Record<string, unknown>>).flatMap(([kind, entries]) =>
			kind === 'securitySchemes' ? [] : Object.keys(entries).map((name) => pointerTo('#/components', kind, name)),
		);
		expect(all.filter((pointer) => !used.has(pointer))).toEqual([]);
	});
});
