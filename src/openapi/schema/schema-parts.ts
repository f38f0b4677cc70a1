import { isObject, type JsonObject, type JsonSchema, listAt, objectAt, textAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { type SchemaSource, schemasAt } from '#openapi/model/schema-source.ts';

/** The alternatives in one schema, without one that is only `null` without explaining it. */
export interface WrittenChoice {
	keyword: 'oneOf' | 'anyOf';
	options: SchemaSource[];
}

/** One schema taken apart: what it refers to, what it merges, what it offers. */
interface SchemaParts {
	ref: string | undefined;
	/** Schemas that hold as well: `allOf`, and alternatives of which only one is left. */
	also: SchemaSource[];
	choices: WrittenChoice[];
	/** What the schema itself says about `null`; `undefined` when nothing. */
	nullable: boolean | undefined;
	/** The schema adds nothing to its reference or its single part but words (of its own or in further parts of an `allOf`), and perhaps `null`. */
	wrapper: boolean;
}

/** Takes an object schema apart (JSON Schema 2020-12, with `nullable` and `x-nullable` of older versions). */
export function partsOf(pointer: Pointer, schema: JsonObject): SchemaParts {
	const ref = schema['$ref'] ?? schema['$dynamicRef'] ?? schema['$recursiveRef'];
	const also = schemasAt(pointer, schema, 'allOf');
	const choices: WrittenChoice[] = [];
	let nullOption = false;
	for (const keyword of ['oneOf', 'anyOf'] as const) {
		const written = schemasAt(pointer, schema, keyword);
		const options = written.filter((option) => !isNull(option.schema));
		if (options.length < written.length) nullOption = true;
		// This may be the only explanation of null. It is the last alternative, because the first one is the example.
		const meanings = written.filter(({ schema }) => isNull(schema) && isObject(schema) && textAt(schema, 'description') !== undefined);
		if (options.length === 1) also.push(...options, ...meanings.map(({ pointer: place, schema }) => ({ pointer: place, schema: onlyDescription(schema) })));
		else if (options.length > 1) choices.push({ keyword, options: [...options, ...meanings] });
	}
	const parts = also.filter((part) => !isOnlyWords(part.schema)).length + (typeof ref === 'string' ? 1 : 0);
	return {
		ref: typeof ref === 'string' ? ref : undefined,
		also,
		choices,
		nullable: nullOption || nullability(schema),
		wrapper:
			parts === 1 && choices.length === 0 && Object.keys(schema).every((key) => WRAPPING.has(key) || key.startsWith('x-')) && !isOwnKind(pointer, schema),
	};
}

/** The types that a schema names, without `null`. */
export function typesOf(schema: JsonObject): string[] {
	const type = schema['type'];
	const written = typeof type === 'string' ? [type] : listAt(schema, 'type').filter((item) => typeof item === 'string');
	return written.filter((item) => item !== 'null');
}

/** Keywords that do not change what is valid beside a reference. `type` repeats that of the target in practice. */
const WRAPPING = new Set(
	'$ref $dynamicRef $recursiveRef $id $anchor $dynamicAnchor $defs allOf oneOf anyOf type nullable title description summary deprecated readOnly writeOnly default example examples externalDocs xml $comment discriminator'.split(
		' ',
	),
);

/** Whether a schema is a kind of its base by a discriminator that means nothing but the schema itself. */
function isOwnKind(pointer: Pointer, schema: JsonObject): boolean {
	if (!isObject(schema['discriminator'])) return false;
	const targets = Object.values(objectAt(schema['discriminator'], 'mapping')).filter((target) => typeof target === 'string');
	return targets.every((target) => target === pointer || pointer === pointerTo('#/components/schemas', target));
}

/** Whether a schema does not restrict what is valid. In an `allOf`, it may add a description to a reference. */
export function isOnlyWords(schema: JsonSchema): schema is JsonObject {
	return (
		isObject(schema) && Object.keys(schema).every((key) => ANNOTATION_KEYWORDS.has(key) || key.startsWith('x-') || (key === 'type' && schema[key] === 'object'))
	);
}

const ANNOTATION_KEYWORDS = new Set('title description summary deprecated readOnly writeOnly default example examples externalDocs xml $comment'.split(' '));

const onlyDescription = (schema: JsonSchema): JsonObject => (isObject(schema) ? { description: schema['description'] } : {});

function isNull(schema: JsonSchema): boolean {
	if (!isObject(schema)) return false;
	const values = 'const' in schema ? [schema['const']] : listAt(schema, 'enum');
	return (
		schema['type'] === 'null' ||
		(Array.isArray(schema['type']) && schema['type'].length > 0 && typesOf(schema).length === 0) ||
		(values.length > 0 && values.every((value) => value === null))
	);
}

function nullability(schema: JsonObject): boolean | undefined {
	if (schema['nullable'] === true || schema['x-nullable'] === true) return true;
	const type = schema['type'];
	if (type !== undefined) return type === 'null' || (Array.isArray(type) && type.includes('null'));
	if (Array.isArray(schema['enum'])) return schema['enum'].includes(null);
	return 'const' in schema ? schema['const'] === null : undefined;
}
