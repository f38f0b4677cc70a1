import { type ApiDocument, type JsonObject, numberAt, stringsAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import { createResolver, type ResolvableDocument } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { saysBytes } from '#openapi/schema/binary-schema.ts';
import { constraintsOf } from '#openapi/schema/constraint.ts';
import { type FlatSchema, flatten } from '#openapi/schema/flat-schema.ts';
import { flagOfAny, textOfAny } from '#openapi/schema/said-of.ts';
import { childrenOf } from '#openapi/schema/schema-children.ts';
import { choicesOf, type SchemaChoice } from '#openapi/schema/schema-choices.ts';
import { identify } from '#openapi/schema/schema-identity.ts';
import type { EnumValue } from '#openapi/schema/schema-node.ts';
import { shapeOf } from '#openapi/schema/schema-shape.ts';
import { enumOf, fixedValues } from '#openapi/schema/schema-values.ts';
import type { Constraint } from '#schema/api-constraint.ts';
import type { SchemaType } from '#schema/api-type.ts';
import { besideChoices, groupOf, groupOfTypes, type VariantGroup } from './variant-group.ts';

/** A property of an object in a form. */
export interface Member {
	name: string;
	required: boolean;
	sources: readonly SchemaSource[];
}

/** An object: its own properties, and groups of alternatives that bring further ones. */
export interface ObjectKind {
	kind: 'object';
	members: Member[];
	free: readonly SchemaSource[] | undefined;
	groups: VariantGroup[];
	/** Schemas that apply whichever alternatives are chosen. */
	beside: SchemaSource[];
}

/** How a value is entered. Only one level: inner values are computed when a reader gets there, so recursive schemas are no problem. */
export type FieldKind =
	| ObjectKind
	| { kind: 'list'; items: readonly SchemaSource[]; least: number; most: number }
	| { kind: 'choice'; group: VariantGroup; beside: SchemaSource[] }
	| { kind: 'select'; values: EnumValue[] }
	| { kind: 'boolean' }
	| { kind: 'number'; whole: boolean }
	| { kind: 'text'; format: string | undefined; isLong: boolean; longest: number | undefined }
	| { kind: 'file' }
	| { kind: 'json' };

/** A place in a form, with its facts as on the page. */
export interface FormField {
	shape: FieldKind;
	type: SchemaType;
	/** Markdown. */
	description: string | undefined;
	constraints: Constraint[];
	/** Value that counts when nothing is sent. */
	preset: unknown;
	nullable: boolean;
	deprecated: boolean;
	/** Comes back in no response. */
	writeOnly: boolean;
	/** Nobody else may see its value: a password, or marked so by an extension such as `x-sensitive`. */
	secret: boolean;
	/** Only in responses, or never valid. */
	hidden: boolean;
}

/** Texts that may be longer than this get room for several lines. */
const LONG_TEXT = 250;

/** Reads the schemas that hold at a place as a field of a form. */
export function formField(document: ApiDocument, sources: readonly SchemaSource[]): FormField {
	const resolve = createResolver(document);
	const flat = flatten(resolve, sources);
	const schemas = flat.layers.map(({ schema }) => schema);
	const shape = fieldKind(document, flat, schemas);
	return {
		shape,
		type: fieldType(shape, schemas, identify(resolve, sources).name),
		description: textOfAny(schemas, 'description'),
		constraints: constraintsOf(schemas),
		preset: schemas.find((schema) => schema['default'] !== undefined)?.['default'],
		nullable: flat.nullable,
		deprecated: flagOfAny(schemas, 'deprecated'),
		writeOnly: flagOfAny(schemas, 'writeOnly'),
		secret: schemas.some(isMarkedSecret),
		hidden: flat.never || flagOfAny(schemas, 'readOnly'),
	};
}

function fieldKind(document: ApiDocument, flat: FlatSchema, schemas: readonly JsonObject[]): FieldKind {
	const resolve = createResolver(document);
	const found = choicesOf(document, resolve, flat);
	const fixed = fixedValues(schemas, found.values);
	if (fixed.length > 0 || enumOf(schemas)) return { kind: 'select', values: fixed };
	const shape = shapeOf(schemas);
	const beside = besideChoices(flat);
	const groups = found.choices.map((choice) => groupOf(resolve, choice));
	const types = [...(shape.object ? ['object'] : []), ...(shape.array ? ['array'] : []), ...shape.scalars];
	const [group = types.length > 1 ? groupOfTypes(types) : undefined] = groups;
	const isOfObjects = groups.length > 0 ? shape.object || allObjects({ document, resolve }, found.choices) : types.length === 1 && shape.object;
	if (isOfObjects) return { ...objectKind(flat, schemas), groups, beside };
	if (group) return { kind: 'choice', group, beside };
	if (shape.array) return listKind(flat, schemas);
	const [type] = shape.scalars;
	if (type === 'boolean') return { kind: 'boolean' };
	if (type === 'integer' || type === 'number') return { kind: 'number', whole: type === 'integer' };
	if (schemas.some(saysBytes)) return { kind: 'file' };
	if (type === 'string') return textField(schemas);
	return { kind: 'json' };
}

/** There is no standard for it: `x-sensitive`, `x-secret`, `x-is-confidential` … */
const SECRET_MARK = /^x-.*(?:sensitive|secret|confidential|redact)/i;

function isMarkedSecret(schema: JsonObject): boolean {
	return schema['format'] === 'password' || Object.entries(schema).some(([key, value]) => SECRET_MARK.test(key) && value !== false && value !== null);
}

/** Whether all alternatives are objects, including nested ones. Alternatives that are already being checked (recursion) do not matter. */
function allObjects(root: ResolvableDocument, choices: readonly SchemaChoice[], open: ReadonlySet<Pointer> = new Set()): boolean {
	const { document, resolve } = root;
	return choices.every(({ options }) =>
		options.every(({ source }) => {
			const { key } = identify(resolve, [source]);
			if (open.has(key)) return true;
			const flat = flatten(resolve, [source]);
			const schemas = flat.layers.map(({ schema }) => schema);
			const shape = shapeOf(schemas, enumOf(schemas) !== undefined);
			if (shape.array || shape.scalars.length > 0) return false;
			const inner = choicesOf(document, resolve, flat).choices;
			return shape.object || (inner.length > 0 && allObjects(root, inner, new Set([...open, key])));
		}),
	);
}

function textField(schemas: readonly JsonObject[]): FieldKind {
	const longest = schemas.map((schema) => numberAt(schema, 'maxLength')).find((limit) => limit !== undefined);
	return { kind: 'text', format: formatOf(schemas), isLong: (longest ?? 0) > LONG_TEXT, longest };
}

const formatOf = (schemas: readonly JsonObject[]) => textOfAny(schemas, 'format');

/** The type in the terms of the page. */
function fieldType(shape: FieldKind, schemas: readonly JsonObject[], name: string | undefined): SchemaType {
	switch (shape.kind) {
		case 'object':
			return { kind: 'object', name };
		case 'list':
			return { kind: 'array' };
		case 'choice':
			return { kind: 'choice', name, options: { keyword: shape.group.keyword, count: shape.group.variants.length } };
		case 'json':
			return { kind: 'any' };
		case 'file':
			return { kind: 'scalar', types: ['string'], format: 'binary' };
		default:
			return {
				kind: 'scalar',
				types: shapeOf(schemas, true).scalars,
				format: formatOf(schemas),
				values: shape.kind === 'select' ? shape.values.length : 0,
			};
	}
}

function objectKind(flat: FlatSchema, schemas: readonly JsonObject[]): Omit<ObjectKind, 'groups' | 'beside'> {
	const required = new Set(schemas.flatMap((schema) => stringsAt(schema, 'required')));
	const children = childrenOf(flat);
	const members = children
		.filter(({ relation }) => relation === 'property')
		.map(({ key, sources }): Member => ({ name: key, required: required.has(key), sources }));
	const free = children.find(({ relation }) => relation === 'additionalProperties');
	const isClosed = free?.sources.some(({ schema }) => schema === false) ?? false;
	// Without `additionalProperties`, only an object without properties of its own is meant to have free ones.
	return { kind: 'object', members, free: isClosed ? undefined : (free?.sources ?? (members.length === 0 ? [] : undefined)) };
}

function listKind(flat: FlatSchema, schemas: readonly JsonObject[]): FieldKind {
	const items = childrenOf(flat).find(({ relation }) => relation === 'items')?.sources ?? [];
	const least = Math.max(0, ...schemas.flatMap((schema) => numberAt(schema, 'minItems') ?? []));
	const most = Math.min(Number.POSITIVE_INFINITY, ...schemas.flatMap((schema) => numberAt(schema, 'maxItems') ?? []));
	return { kind: 'list', items, least, most };
}
