import { Validator } from '@cfworker/json-schema';
import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { makeSchemas, type Schemas, written } from './composition.fixture.ts';
import { brokenAnchors, factsOf } from './html/page-facts.fixture.ts';
import { NO_FRAME, sourceOf } from './render-api-page.fixture.ts';
import { renderApiPage } from './render-api-page.ts';

/** The findings of an oracle that reads only the raw schemas and the text of the finished page. */
async function findings(schemas: Schemas, version: '3.0' | '3.1'): Promise<string[]> {
	const components = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, written(schema, version)]));
	const content = { 'application/json': { schema: { $ref: '#/components/schemas/Root' } } };
	const model = modelOf(
		JSON.stringify({
			openapi: version === '3.0' ? '3.0.3' : '3.1.0',
			info: { title: 'Probe', version: '1' },
			paths: { '/a': { post: { operationId: 'a', requestBody: { required: true, content }, responses: { '204': { description: 'gut' } } } } },
			components: { schemas: components },
		}),
	);
	const { html } = await renderApiPage({ kind: 'api-operation', path: '/docs/api/a/', operation: 'a' }, sourceOf(model), {
		frame: NO_FRAME,
		version: 'current',
	});
	const shown = new Set([...html.matchAll(/<header><a [^>]*>([^<]*)<\/a>/g)].map(([, name]) => name));
	const missing = [...namesIn(components)].filter((name) => !shown.has(name)).map((name) => `${name} fehlt`);
	const labels = [...html.matchAll(/<docs-tabs class="tabs variants"[\s\S]*?(?=<docs-tabs|$)/g)].flatMap(([tabs]) => [
		...tabs.matchAll(/<strong class="tab-label">(Variante \d+)</g),
	]);
	const section = html.slice(html.indexOf('id="anfrage-beispiele"'));
	const examples = [...section.slice(0, section.indexOf('</section>')).matchAll(/<pre><code>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = '']) => code);
	return [
		...missing,
		...brokenAnchors(factsOf(html)),
		...labels.map(([, label]) => `${label} hat keinen Namen`),
		...(/eine von 1 /.test(html) ? ['eine von einer Variante'] : []),
		...(examples.length === 0 ? ['kein Beispiel'] : []),
		...examples.flatMap((code) => faultsOf(code.replaceAll('&lt;', '<').replaceAll('&amp;', '&'), schemas)),
	];
}

/** What is read of a schema; it may have more. */
interface SchemaParts {
	$ref?: string;
	allOf?: readonly object[];
	discriminator?: unknown;
	properties?: object;
}

/** Names of all properties that can be reached from the body, through every keyword. */
function namesIn(components: Record<string, unknown>): Set<string> {
	const names = new Set<string>();
	const seen = new Set<unknown>();
	/** What subtypes take in of their base, which is not the base itself. */
	const taken = new Set<unknown>();
	const enter = (schema: unknown, isBase = false) => {
		const place = isBase ? taken : seen;
		if (typeof schema !== 'object' || schema === null || place.has(schema)) return;
		place.add(schema);
		const { $ref, allOf = [], discriminator, properties, ...rest } = schema as SchemaParts;
		if ($ref !== undefined) enter(components[$ref.split('/').at(-1) ?? ''], isBase);
		const isHeir = Object.values(components).includes(schema);
		for (const part of allOf) enter(part, isHeir && '$ref' in part);
		for (const name of Object.keys(properties ?? {})) names.add(name);
		for (const value of [properties, ...Object.values(rest)]) enter(value);
		// A base names its subtypes by reference.
		const namesSubtypes = discriminator !== undefined && !isBase && !('oneOf' in schema) && !('anyOf' in schema);
		for (const subtype of namesSubtypes ? subtypesOf(schema, components) : []) enter(subtype);
	};
	enter(components['Root']);
	return names;
}

const subtypesOf = (base: object, components: Record<string, unknown>) => {
	const [name] = Object.entries(components).find(([, schema]) => schema === base) ?? [];
	return Object.values(components).filter((schema) => JSON.stringify(schema).startsWith(`{"allOf":[{"$ref":"#/components/schemas/${name}"}`));
};

/** The faults of an example by JSON Schema and by discriminators. */
function faultsOf(code: string, schemas: Schemas): string[] {
	const value: unknown = JSON.parse(code);
	const definitions = Object.entries(schemas).map(([name, schema]) => [name, written(schema, '3.1')]);
	const text = JSON.stringify({ $ref: '#/components/schemas/Root', $defs: Object.fromEntries(definitions) }).replaceAll('#/components/schemas/', '#/$defs/');
	const { valid, errors } = new Validator(JSON.parse(text), '2020-12', false).validate(value);
	return [...(valid ? [] : errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)), ...untold(value, schemas)];
}

/** Discriminators in a value that name no alternative. */
function untold(value: unknown, schemas: Schemas): string[] {
	const told = new Map(
		Object.values(schemas).flatMap((schema) => {
			const all = discriminatorsIn(schema);
			return all.map(({ property, mapping }) => [property, mapping] as const);
		}),
	);
	const isTold = (key: string, item: unknown) => !told.has(key) || Object.keys(told.get(key) ?? schemas).includes(String(item));
	const walk = (inner: unknown): string[] =>
		typeof inner !== 'object' || inner === null
			? []
			: Object.entries(inner).flatMap(([key, item]) => [...(isTold(key, item) ? [] : [`${key} ist ${String(item)}`]), ...walk(item)]);
	return walk(value);
}

function discriminatorsIn(schema: unknown): { property: string; mapping: Record<string, string> | undefined }[] {
	if (typeof schema !== 'object' || schema === null) return [];
	const own = 'discriminator' in schema && typeof schema.discriminator === 'object' && schema.discriminator !== null ? [schema.discriminator] : [];
	const inner = Object.entries(schema).flatMap(([key, value]) => (key === 'discriminator' ? [] : discriminatorsIn(value)));
	return [...(own as { property: string; mapping: Record<string, string> | undefined }[]), ...inner];
}

/** Descriptions of each version. */
const COUNT = 30;

test.each(['3.0', '3.1'] as const)('every field of every alternative stands on the page, every example is valid: OpenAPI %s', async (version) => {
	const found: string[] = [];
	for (let seed = 1; seed <= COUNT; seed++) found.push(...(await findings(makeSchemas(seed), version)).map((finding) => `${seed}: ${finding}`));
	expect(found).toEqual([]);
});

test('the oracle sees what is missing', async () => {
	const schemas: Schemas = {
		Root: {
			kind: 'object',
			title: undefined,
			nullable: false,
			forbids: undefined,
			fields: [{ name: 'a', required: true, schema: { kind: 'value', type: 'integer', nullable: false } }],
		},
	};
	expect(await findings(schemas, '3.1')).toEqual([]);
	expect(faultsOf('{"a": "x"}', schemas)).not.toEqual([]);
	expect(
		[
			...namesIn({ Root: { allOf: [{ oneOf: [{ properties: { b: {} } }, { items: { $ref: '#/components/schemas/C' } }] }] }, C: { properties: { c: {} } } }),
		].toSorted(),
	).toEqual(['b', 'c']);
	const told = { Root: { kind: 'base', fields: [], discriminator: { property: 'k', mapping: { x: 'Root' } } } } as const;
	expect([
		untold({ k: 'x' }, { ...told, Root: { ...told.Root, fields: [] } }),
		untold([{ k: 'Beispieltext' }], { ...told, Root: { ...told.Root, fields: [] } }),
	]).toEqual([[], ['k ist Beispieltext']]);
});
