import { isObject, type JsonObject, type JsonSchema, listAt } from '#openapi/json/json.ts';
import { ownValue } from '#text/own-value.ts';
import { isSlowPattern, SHORT_TEXT } from '#text/slow-pattern.ts';
import { SCHEMA_KEYWORDS, SCHEMA_LIST_KEYWORDS, SCHEMA_MAP_KEYWORDS } from './schema-keywords.ts';

/**
 * A schema reduced to what decides validity, with values of the right type only, so that a validator can trust it. Words, examples and extensions go.
 * `null` that a schema itself allows is valid whatever its parts say, as authors of OpenAPI 3.0 mean it. Alternatives may overlap, as they do in most
 * descriptions, unless they only say which properties exclude each other.
 * @param refer key of the schema behind a reference, `undefined` when it leads nowhere.
 */
export function cleanSchema(schema: JsonSchema, refer: (ref: string) => string | undefined): JsonSchema {
	if (typeof schema === 'boolean') return schema;
	const inner = (value: unknown): JsonSchema => (isObject(value) || typeof value === 'boolean' ? cleanSchema(value, refer) : true);
	let clean: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(schema)) {
		if (ownValue(SCALARS, key)?.(value)) clean[key] = value;
		else if (SCHEMA_KEYWORDS.has(key) && (isObject(value) || typeof value === 'boolean')) clean[key] = inner(value);
		else if (SCHEMA_LIST_KEYWORDS.has(key) && Array.isArray(value) && value.length > 0) clean[key] = value.map(inner);
		else if (SCHEMA_MAP_KEYWORDS.has(key) && isObject(value))
			clean[key] = Object.fromEntries(
				Object.entries(value)
					.filter(([name]) => key !== 'patternProperties' || isPattern(name))
					.map(([name, child]) => [key === 'patternProperties' ? forShortNames(name) : name, inner(child)]),
			);
	}
	if (typeof clean['pattern'] === 'string' && isSlowPattern(clean['pattern'])) {
		const { pattern, ...rest } = clean;
		clean = { ...rest, allOf: [...listAt(rest, 'allOf'), { if: { maxLength: SHORT_TEXT }, then: { pattern } }] };
	}
	// No format of JSON Schema; what the validator takes it for knows no `localhost`.
	if (clean['format'] === 'url') clean['format'] = 'uri';
	const ref = schema['$ref'] ?? schema['$dynamicRef'] ?? schema['$recursiveRef'];
	const target = typeof ref === 'string' ? refer(ref) : undefined;
	if (target !== undefined) clean['$ref'] = `#/$defs/${target}`;
	if (Array.isArray(clean['oneOf']) && !clean['oneOf'].every(isRequiredOnly)) {
		const { oneOf, ...rest } = clean;
		return withNull(schema, { ...rest, anyOf: oneOf });
	}
	return withNull(schema, clean);
}

/** A pattern for names, which fits all long ones where testing them could take forever. */
const forShortNames = (pattern: string) => (isSlowPattern(pattern) ? `^[^]{${SHORT_TEXT + 1}}|(?:${pattern})` : pattern);

/** Whether an alternative does nothing but require properties. */
const isRequiredOnly = (schema: unknown) => isObject(schema) && Object.keys(schema).every((key) => key === 'required' || key === 'type');

function withNull(schema: JsonObject, clean: JsonObject): JsonObject {
	const types = Array.isArray(clean['type']) ? clean['type'] : [];
	const saysNull = types.includes('null') || schema['nullable'] === true || schema['x-nullable'] === true;
	const isNarrowed = ['$ref', 'allOf', 'oneOf', 'anyOf'].some((key) => key in clean) || (Array.isArray(clean['enum']) && !clean['enum'].includes(null));
	if (!saysNull || !(isNarrowed || !types.includes('null'))) return clean;
	const type = types.filter((name) => name !== 'null');
	const { readOnly, writeOnly, ...rest } = clean;
	return {
		...(readOnly === true && { readOnly }),
		...(writeOnly === true && { writeOnly }),
		anyOf: [type.length > 0 ? { ...rest, type } : rest, { type: 'null' }],
	};
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown) => isNumber(value) && Number(value) >= 0;
const isText = (value: unknown) => typeof value === 'string';
const isTrue = (value: unknown) => value === true;
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isAny = (value: unknown) => value !== undefined;
const SCHEMA_TYPES = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];
const isType = (value: unknown) => (Array.isArray(value) ? value.length > 0 && value.every(isType) : isText(value) && SCHEMA_TYPES.includes(String(value)));

/** Patterns are read as the validator reads them; what it cannot read does not count. */
function isPattern(value: unknown): boolean {
	try {
		new RegExp(String(value), 'u');
		return isText(value);
	} catch {
		return false;
	}
}

const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
	type: isType,
	enum: (value) => Array.isArray(value) && value.length > 0,
	const: isAny,
	default: isAny,
	multipleOf: (value) => isNumber(value) && Number(value) > 0,
	maximum: isNumber,
	exclusiveMaximum: isNumber,
	minimum: isNumber,
	exclusiveMinimum: isNumber,
	maxLength: isCount,
	minLength: isCount,
	pattern: isPattern,
	maxItems: isCount,
	minItems: isCount,
	uniqueItems: isTrue,
	maxContains: isCount,
	minContains: isCount,
	maxProperties: isCount,
	minProperties: isCount,
	required: isTexts,
	dependentRequired: (value) => isObject(value) && Object.values(value).every(isTexts),
	format: isText,
	contentMediaType: isText,
	contentEncoding: isText,
	readOnly: isTrue,
	writeOnly: isTrue,
};
