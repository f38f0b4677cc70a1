import { type ApiDocument, flagAt, isObject, type JsonObject, numberAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { isBytes } from '#openapi/schema/binary-schema.ts';
import { type FlatSchema, flatten } from '#openapi/schema/flat-schema.ts';
import { childrenOf } from '#openapi/schema/schema-children.ts';
import { choicesOf } from '#openapi/schema/schema-choices.ts';
import { identify } from '#openapi/schema/schema-identity.ts';
import type { EnumValue } from '#openapi/schema/schema-node.ts';
import { shapeOf } from '#openapi/schema/schema-shape.ts';
import { enumOf } from '#openapi/schema/schema-values.ts';
import { typeInWords } from '#words/schema-type.ts';

/** A property of an object in a form. */
export interface Member {
	name: string;
	required: boolean;
	sources: readonly SchemaSource[];
}

export interface Variant {
	label: string;
	sources: readonly SchemaSource[];
}

/** How a value is asked for. Only one level: what is inside is asked for when a reader gets there, so recursive schemas are no matter. */
export type FieldKind =
	| { kind: 'object'; members: Member[]; free: readonly SchemaSource[] | undefined }
	| { kind: 'list'; items: readonly SchemaSource[]; least: number; most: number }
	| { kind: 'choice'; variants: Variant[] }
	| { kind: 'select'; values: EnumValue[] }
	| { kind: 'boolean' }
	| { kind: 'number'; whole: boolean }
	| { kind: 'text'; format: string | undefined; isLong: boolean; longest: number | undefined }
	| { kind: 'file' }
	| { kind: 'json' };

export interface Field {
	shape: FieldKind;
	/** First sentence of the description without marks. */
	hint: string | undefined;
	nullable: boolean;
	/** Only in responses, or never valid. */
	hidden: boolean;
}

/** Texts that may be longer than this get room for several lines. */
const LONG = 250;

/** Reads the schemas that hold at a place as a field of a form. */
export function fieldOf(document: ApiDocument, sources: readonly SchemaSource[]): Field {
	const flat = flatten(createResolver(document), sources);
	const schemas = flat.layers.map(({ schema }) => schema);
	return {
		shape: kindOf(document, flat, schemas),
		hint: schemas.map((schema) => textAt(schema, 'description')).find((text) => text !== undefined),
		nullable: flat.nullable,
		hidden: flat.never || schemas.some((schema) => flagAt(schema, 'readOnly')),
	};
}

function kindOf(document: ApiDocument, flat: FlatSchema, schemas: readonly JsonObject[]): FieldKind {
	const fixed = enumOf(schemas);
	if (fixed) return { kind: 'select', values: fixed };
	const found = choicesOf(document, createResolver(document), flat);
	if (found.values.length > 0) {
		return { kind: 'select', values: found.values.map(({ value, description }) => ({ value, text: plain(value), description })) };
	}
	const [choice] = found.choices;
	if (choice) return { kind: 'choice', variants: choice.options.map(({ source }, index) => variantOf(document, flat, source, index)) };
	const shape = shapeOf(schemas, false);
	if (shape.object) return objectOf(flat, schemas);
	if (shape.array) return listOf(flat, schemas);
	const [type] = shape.scalars;
	if (type === 'boolean') return { kind: 'boolean' };
	if (type === 'integer' || type === 'number') return { kind: 'number', whole: type === 'integer' };
	if (schemas.some((schema) => schema['type'] !== undefined || schema['contentMediaType'] !== undefined) && schemas.some(isBytes)) return { kind: 'file' };
	if (type === 'string') return textField(schemas);
	return { kind: 'json' };
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function textField(schemas: readonly JsonObject[]): FieldKind {
	const longest = schemas.map((schema) => numberAt(schema, 'maxLength')).find((limit) => limit !== undefined);
	const format = schemas.map((schema) => textAt(schema, 'format')).find((name) => name !== undefined);
	return { kind: 'text', format, isLong: (longest ?? 0) > LONG, longest };
}

function objectOf(flat: FlatSchema, schemas: readonly JsonObject[]): FieldKind {
	const required = new Set(schemas.flatMap((schema) => stringsAt(schema, 'required')));
	const children = childrenOf(flat);
	const members = children
		.filter(({ relation }) => relation === 'property')
		.map(({ key, sources }): Member => ({ name: key, required: required.has(key), sources }));
	const free = children.find(({ relation }) => relation === 'additionalProperties');
	const isClosed = free?.sources.some(({ schema }) => schema === false) ?? false;
	// Nothing said about further properties: only an object without any of its own is meant to take them.
	return { kind: 'object', members, free: isClosed ? undefined : (free?.sources ?? (members.length === 0 ? [] : undefined)) };
}

function listOf(flat: FlatSchema, schemas: readonly JsonObject[]): FieldKind {
	const items = childrenOf(flat).find(({ relation }) => relation === 'items')?.sources ?? [];
	const least = Math.max(0, ...schemas.flatMap((schema) => numberAt(schema, 'minItems') ?? []));
	const most = Math.min(Number.POSITIVE_INFINITY, ...schemas.flatMap((schema) => numberAt(schema, 'maxItems') ?? []));
	return { kind: 'list', items, least, most };
}

/** An alternative holds together with what stands beside the choice. */
function variantOf(document: ApiDocument, flat: FlatSchema, source: SchemaSource, index: number): Variant {
	const resolve = createResolver(document);
	const beside = flat.layers.flatMap(({ pointer, schema }): SchemaSource[] => {
		const { oneOf: _one, anyOf: _any, discriminator: _told, allOf: _all, $ref: _ref, ...rest } = schema;
		return 'properties' in rest || 'type' in rest ? [{ pointer: `${pointer}/own`, schema: rest }] : [];
	});
	const { name } = identify(resolve, [source]);
	const own = isObject(source.schema) ? textAt(source.schema, 'title') : undefined;
	return { label: own ?? name ?? labelOf(document, source, index), sources: [source, ...beside] };
}

function labelOf(document: ApiDocument, source: SchemaSource, index: number): string {
	const { shape } = fieldOf(document, [source]);
	switch (shape.kind) {
		case 'object':
			return `Variante ${index + 1}`;
		case 'list':
			return typeInWords({ kind: 'array' });
		case 'boolean':
			return typeInWords({ kind: 'scalar', types: ['boolean'] });
		case 'number':
			return typeInWords({ kind: 'scalar', types: [shape.whole ? 'integer' : 'number'] });
		case 'text':
			return typeInWords({ kind: 'scalar', types: ['string'], format: shape.format });
		default:
			return `Variante ${index + 1}`;
	}
}

/** Whether a value is one of those that a field fixes; fields that fix none allow all. Alternatives are often told apart by a property of one value. */
function isAllowed(document: ApiDocument, sources: readonly SchemaSource[], value: unknown): boolean {
	const { shape } = fieldOf(document, sources);
	return shape.kind !== 'select' || value === null || shape.values.some((entry) => entry.value === value);
}

/** Whether a value is of the kind that a field asks for; tells which alternative a value belongs to. */
export function fits(document: ApiDocument, sources: readonly SchemaSource[], value: unknown): boolean {
	const { shape } = fieldOf(document, sources);
	switch (shape.kind) {
		case 'object':
			return (
				isObject(value) && shape.members.every(({ name, required, sources: inner }) => (name in value ? isAllowed(document, inner, value[name]) : !required))
			);
		case 'list':
			return Array.isArray(value);
		case 'select':
			return shape.values.some((entry) => entry.value === value);
		case 'boolean':
			return typeof value === 'boolean';
		case 'number':
			return typeof value === 'number';
		case 'choice':
			return shape.variants.some((variant) => fits(document, variant.sources, value));
		case 'json':
			return true;
		default:
			return typeof value === 'string' || value === null;
	}
}
