import { isObject, type JsonObject, listAt } from '#openapi/json/json.ts';
import { FORM_MEDIA_TYPE } from '#openapi/json/media-type.ts';
import { segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { apiReadings } from '#words/api-faults.ts';
import type { Mend } from './mend.ts';
import { specificationOf } from './upgrade-description.ts';

/** Keywords of a schema that parameters, media types and bodies do not have since 3.0. */
const SCHEMA_ONLY = [
	'type',
	'items',
	'enum',
	'format',
	'properties',
	'allOf',
	'oneOf',
	'anyOf',
	'default',
	'minimum',
	'maximum',
	'minLength',
	'maxLength',
	'pattern',
];

/** Keywords that prove that a schema is meant. */
const SAYS_SCHEMA = ['type', 'items', 'enum', 'properties', 'allOf', 'oneOf', 'anyOf'];

const isSwagger = (description: JsonObject) => specificationOf(description)?.startsWith('2') === true;
const isSchemaReference = (value: unknown): value is JsonObject & { $ref: string } =>
	isObject(value) && typeof value['$ref'] === 'string' && /^#\/(?:components\/schemas|definitions)\/[^/]+$/.test(value['$ref']);

const ESCAPED_QUOTE = /&(?:quot|apos|#39|#34);/;
const ESCAPES = { quot: '"', '#34': '"', apos: "'", '#39': "'", lt: '<', gt: '>', amp: '&' };

/** A text with the characters for which HTML has escapes. */
const unescapedHtml = (text: string): string => Object.entries(ESCAPES).reduce((read, [name, character]) => read.replaceAll(`&${name};`, character), text);

/** Splits an object into the keys of its schema and the others. */
function parted(value: JsonObject, keys: readonly string[]): { schema: JsonObject; rest: JsonObject } {
	const entries = Object.entries(value);
	return {
		schema: Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
		rest: Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
	};
}

/** The first media type at a key of Swagger 2.0, of the operation or of the whole description. */
function typeNamed(key: 'consumes' | 'produces', holder: JsonObject, description: JsonObject): string {
	const [first] = [...listAt(holder, key), ...listAt(description, key)];
	return typeof first === 'string' ? first : 'application/json';
}

/** The body that parameters in Swagger 2.0 describe, in the words of 3.0. */
function bodyOfParameters(parameters: readonly JsonObject[], operation: JsonObject, description: JsonObject): JsonObject {
	const body = parameters.find((parameter) => parameter['in'] === 'body');
	if (body !== undefined) {
		const { in: _, name: __, schema, description: words, required, ...rest } = body;
		const type = typeNamed('consumes', operation, description);
		return {
			...(words !== undefined && { description: words }),
			...(required === true && { required }),
			content: { [type]: { schema: schema ?? parted(rest, SCHEMA_ONLY).schema } },
		};
	}
	const fields = parameters.map((parameter): [string, JsonObject] => {
		const { in: _, name, required: __, schema, type, ...rest } = parameter;
		const shape = type === 'file' ? { type: 'string', format: 'binary' } : { ...(type !== undefined && { type }) };
		return [String(name), { ...shape, ...rest, ...(isObject(schema) && schema) }];
	});
	const required = parameters.flatMap((parameter) => (parameter['required'] === true ? [parameter['name']] : []));
	const hasFile = parameters.some(({ type }) => type === 'file');
	const named = [...listAt(operation, 'consumes'), ...listAt(description, 'consumes')].find((type) => /form/.test(String(type)));
	const type = typeof named === 'string' ? named : hasFile ? 'multipart/form-data' : FORM_MEDIA_TYPE;
	const schema = { type: 'object', properties: Object.fromEntries(fields), ...(required.length > 0 && { required }) };
	return { ...(required.length > 0 && { required: true }), content: { [type]: { schema } } };
}

/** Slips in parameters, bodies and responses, most of them from the other generation of the specification. */
export const PARAMETER_MENDS: readonly Mend[] = [
	({ parent, value, pointer, description }) => {
		if (parent !== 'parameters' || !isObject(value) || typeof value['in'] === 'string' || typeof value['name'] !== 'string') return undefined;
		if ('$ref' in value) return undefined;
		const { name } = value;
		const [top, path = ''] = segmentsOf(pointer);
		const isInPath = top === 'paths' && (path.includes(`{${name}}`) || path.split('/').includes(`:${name}`));
		const shape = value['schema'];
		const isBody = isSwagger(description) && isObject(shape) && (typeof shape['$ref'] === 'string' || shape['type'] === 'object');
		const place = isInPath ? 'path' : isBody ? 'body' : 'query';
		return { value: { ...value, in: place, ...(isInPath && { required: true }) }, text: apiReadings.noPlace(name, place) };
	},
	({ parent, value, description }) => {
		if (parent !== 'parameters' || !isObject(value) || typeof value['name'] !== 'string' || 'content' in value) return undefined;
		const { schema: written } = value;
		const isMeant = isSwagger(description) ? value['in'] === 'body' && written === undefined : value['in'] !== 'body' && value['in'] !== 'formData';
		if (!isMeant || !(written === undefined ? SAYS_SCHEMA : SCHEMA_ONLY).some((key) => key in value)) return undefined;
		const { schema, rest } = parted(value, SCHEMA_ONLY);
		return { value: { ...rest, schema: { ...schema, ...(isObject(written) && written) } }, text: apiReadings.schemaOfParameter(value['name']) };
	},
	({ parent, value, description }) => {
		// In 3.0 the schema of a parameter is always below `schema`, in 2.0 only that of a body.
		if (parent !== 'parameters' || !isObject(value) || typeof value['name'] !== 'string' || !isObject(value['schema']) || !isSwagger(description))
			return undefined;
		const { schema, ...rest } = value;
		if (rest['in'] === 'body') {
			const left = parted(rest, SCHEMA_ONLY).rest;
			return Object.keys(left).length === Object.keys(rest).length
				? undefined
				: { value: { ...left, schema }, text: apiReadings.typeBesideSchema(value['name']) };
		}
		const target = typeof schema['$ref'] === 'string' ? valueAt(description, segmentsOf(schema['$ref'])) : schema;
		if (!isObject(target) || typeof target['type'] !== 'string' || target['type'] === 'object') return undefined;
		return { value: { ...target, ...rest }, text: apiReadings.schemaInSwagger(value['name']) };
	},
	({ parent, value }) => {
		if (parent !== 'parameters' || !isObject(value) || value['in'] !== 'path' || typeof value['name'] !== 'string' || value['required'] === true)
			return undefined;
		return { value: { ...value, required: true }, text: apiReadings.neededPart(value['name']) };
	},
	({ parent, value }) => {
		if (parent !== 'parameters' || !isObject(value) || typeof value['name'] !== 'string' || typeof value['example'] !== 'string') return undefined;
		const { name, example } = value;
		// Marks are escaped where a text was taken from HTML; beside real tags they may be meant.
		if (!ESCAPED_QUOTE.test(example) || example.includes('<')) return undefined;
		return { value: { ...value, example: unescapedHtml(example) }, text: apiReadings.escapedExample(name) };
	},
	({ parent, value, description }) => {
		if (parent !== 'parameters' || !isObject(value) || value['type'] !== 'array' || !isSwagger(description)) return undefined;
		const { name, in: place, collectionFormat: format } = value;
		const isLost = format === 'tsv' || ((place === 'path' || place === 'header') && format !== undefined && format !== 'csv');
		if (!isLost || typeof name !== 'string') return undefined;
		return { value: { ...value, collectionFormat: 'csv' }, text: apiReadings.noListFormat(name, String(format)) };
	},
	({ value, description }) => {
		// Only an operation has both.
		if (!isObject(value) || !isObject(value['responses']) || 'requestBody' in value || isSwagger(description)) return undefined;
		const parameters = listAt(value, 'parameters');
		const ofBody = parameters.filter((parameter): parameter is JsonObject => isObject(parameter) && /^(?:body|formData)$/.test(String(parameter['in'])));
		if (ofBody.length === 0) return undefined;
		const left = parameters.filter((parameter) => !ofBody.some((other) => other === parameter));
		return { value: { ...value, parameters: left, requestBody: bodyOfParameters(ofBody, value, description) }, text: apiReadings.bodyAsParameter };
	},
	({ key, value }) => {
		if ((key !== 'head' && key !== 'trace') || !isObject(value) || !isObject(value['responses']) || !('requestBody' in value)) return undefined;
		const { requestBody: _, ...rest } = value;
		return { value: rest, text: apiReadings.withoutContent(key) };
	},
	({ key, parent, value, description }) => {
		if (!isSchemaReference(value) || (parent !== 'responses' && key !== 'requestBody')) return undefined;
		const { $ref, description: words = '' } = value;
		const target = valueAt(description, segmentsOf($ref));
		// Whole messages, put among the schemas.
		if (isObject(target) && isObject(target['content']))
			return { value: { ...target, ...(words !== '' && { description: words }) }, text: apiReadings.messageAmongSchemas };
		const schema = { $ref };
		const content = isSwagger(description) ? { schema } : { content: { 'application/json': { schema } } };
		return key === 'requestBody'
			? { value: { ...content, ...(words !== '' && { description: words }) }, text: apiReadings.schemaAsBody }
			: { value: { description: words, ...content }, text: apiReadings.schemaAsResponse };
	},
	({ key, parent, value, description }) => {
		if (!isObject(value) || !isObject(value['schema']) || 'content' in value || '$ref' in value || isSwagger(description)) return undefined;
		if (parent !== 'responses' && key !== 'requestBody' && parent !== 'requestBodies') return undefined;
		const { schema, ...rest } = value;
		const type = typeNamed(parent === 'responses' ? 'produces' : 'consumes', {}, description);
		return { value: { ...rest, content: { [type]: { schema } } }, text: apiReadings.schemaWithoutType(type) };
	},
	({ parent, value }) => {
		if (parent !== 'content' || !isObject(value) || 'schema' in value || 'itemSchema' in value) return undefined;
		if (isSchemaReference(value)) return { value: { schema: { $ref: value['$ref'] } }, text: apiReadings.schemaAsMedia };
		if ('$ref' in value || !SAYS_SCHEMA.some((key) => key in value)) return undefined;
		const { schema, rest } = parted(value, [...SCHEMA_ONLY, 'required', 'additionalProperties', 'description', 'title']);
		return { value: { ...rest, schema }, text: apiReadings.schemaAsMedia };
	},
];
