import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isObject } from '#openapi/json/json.ts';
import { pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { allNodes } from '#openapi/model/model.fixture.ts';
import type { Operation } from '#openapi/model/model.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { createSchemaTree } from '#openapi/schema/schema-tree.ts';
import { typeOf } from '#openapi/schema/schema-type.ts';
import { typeInWords } from '#words/schema-type.ts';
import { loadDescription } from './load-description.ts';

const FILE = 'api/description.json';
const text = readFileSync(new URL(`../../../${FILE}`, import.meta.url), 'utf8');
const { model, problems } = loadDescription(text, { file: FILE });
if (!model) throw new Error('the description cannot be read');
const raw: unknown = JSON.parse(text);

/** What a part of the raw description says, gathered by a walk that knows nothing of schemas but `$ref`. */
interface Said {
	/** Pointers of properties. */
	properties: Set<string>;
	/** Enumerated values as JSON. */
	values: Set<string>;
}

function gather(value: unknown, pointer: string, said: Said, seen: Set<string>): Said {
	if (Array.isArray(value)) {
		value.forEach((item, index) => {
			gather(item, pointerTo(pointer, index), said, seen);
		});
	}
	if (!isObject(value)) return said;
	const ref = value['$ref'];
	if (typeof ref === 'string' && !seen.has(ref)) {
		seen.add(ref);
		gather(valueAt(raw, segmentsOf(ref)), ref, said, seen);
	}
	for (const [key, child] of Object.entries(value)) {
		if (key === 'example' || key === 'examples' || key === 'default' || key.startsWith('x-')) continue;
		if (key === 'enum' && Array.isArray(child)) for (const item of child.filter((one) => one !== null)) said.values.add(JSON.stringify(item));
		if (key !== 'properties' || !isObject(child)) gather(child, pointerTo(pointer, key), said, seen);
		else
			for (const [name, property] of Object.entries(child)) {
				said.properties.add(pointerTo(pointer, 'properties', name));
				gather(property, pointerTo(pointer, 'properties', name), said, seen);
			}
	}
	return said;
}

/** All nodes of an operation's page. */
function nodesOf(operation: Operation): SchemaNode[] {
	const tree = createSchemaTree(model?.document ?? {});
	const content = [...(operation.requestBody?.content ?? []), ...operation.responses.flatMap((response) => response.content)].flatMap(
		({ schema }) => schema ?? [],
	);
	const values = [...Object.values(operation.parameters).flat(), ...operation.responses.flatMap((response) => response.headers)].flatMap(
		({ schema }) => schema ?? [],
	);
	const placed = [...content, ...values].map((schema, index) => tree.place(schema, `ort-${index}`));
	return allNodes(...placed, ...tree.rest());
}

test('our own description has no problems', () => {
	expect(problems).toEqual([]);
	expect(model.operations.map(({ slug }) => slug)).toEqual(
		'apparatuses-index apparatuses-view apparatuses-indentno-view custom-fields-index custom-fields-add custom-fields-view custom-fields-edit custom-fields-view-by-id custom-fields-edit-by-id custom-fields-delete files-info files-delete files-view files-public inspections-add inspections-view inspections-edit inspections-file-add'.split(
			' ',
		),
	);
	expect(model.tags.map(({ slug, title, operations }) => [slug, title, operations.length])).toEqual([
		['apparatuses', 'Geräte', 3],
		['custom-fields', 'Zusatzfelder', 7],
		['files', 'Dateien', 4],
		['inspections', 'Prüfberichte', 4],
	]);
});

describe.each(model.operations.map((operation) => [operation.id, operation] as const))('%s is complete', (_, operation) => {
	const written = valueAt(raw, segmentsOf(operation.pointer));
	const item = valueAt(raw, ['paths', operation.path]);
	if (!isObject(written) || !isObject(item)) throw new Error(`nothing at ${operation.pointer}`);

	test('parameters and statuses', () => {
		const listed = [item['parameters'], written['parameters']].flatMap((list) => (Array.isArray(list) ? list : []));
		const parameters = listed.map((parameter: { $ref?: string }) => (parameter.$ref === undefined ? parameter : valueAt(raw, segmentsOf(parameter.$ref)))) as {
			in: string;
			name: string;
		}[];
		const shown = Object.values(operation.parameters).flat();
		expect(shown.map(({ place, name }) => `${place} ${name}`).sort()).toEqual(parameters.map((parameter) => `${parameter.in} ${parameter.name}`).sort());
		expect(operation.responses.map(({ status }) => status).sort()).toEqual(Object.keys(isObject(written['responses']) ? written['responses'] : {}).sort());
		for (const parameter of shown) expect(parameter.serialised, parameter.name).not.toBe('');
	});

	test('properties and enumerated values', () => {
		const said = gather(written, operation.pointer, { properties: new Set(), values: new Set() }, new Set());
		const nodes = nodesOf(operation);
		const shown = new Set(nodes.map((node) => node.pointer));
		const values = new Set(nodes.flatMap((node) => (node.kind === 'scalar' ? node.enum.map(({ value }) => JSON.stringify(value)) : [])));
		expect([...said.properties].filter((pointer) => !shown.has(pointer))).toEqual([]);
		expect([...said.values].filter((value) => !values.has(value))).toEqual([]);
	});

	test('ids are unique, references lead to one of them, and what goes on is found', () => {
		const nodes = nodesOf(operation);
		const ids = nodes.map((node) => node.anchor);
		expect(new Set(ids).size).toBe(ids.length);
		for (const node of nodes) if (node.kind === 'reference') expect(ids).toContain(node.href.slice(1));
		for (const node of nodes) expect(typeInWords(typeOf(node)), node.anchor).not.toBe('');
	});
});
