import { exampleOf } from '#openapi/example/example.ts';
import { withWholeNumbers } from '#openapi/example/whole-numbers.ts';
import { type ApiDocument, isObject, type JsonObject } from '#openapi/json/json.ts';
import { isJsonType, isXmlType } from '#openapi/json/media-type.ts';
import { createResolver, type ResolvableDocument, type Resolver } from '#openapi/json/resolver.ts';
import type { MediaType } from '#openapi/model/message.ts';
import type { Operation } from '#openapi/model/model.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { successOf } from '#openapi/model/success.ts';
import { type RecordShape, recordShape } from './record-shape.ts';
import type { CollectionPart, CollectionRole, PlannedCollection } from './sandbox-plan.ts';

/** Collections of a description, and the role of each operation (by id). */
interface Collections {
	collections: PlannedCollection[];
	partOf: Map<string, CollectionPart>;
}

/**
 * Finds paths such as `/pets` and `/pets/{petId}` whose operations list, create, read, change and delete records. Only plain cases count: no further
 * parameters in the path, records are objects, and one of their properties is the name in the path.
 */
export function planCollections(operations: readonly Operation[], document: ApiDocument): Collections {
	const resolve = createResolver(document);
	const found: Collections = { collections: [], partOf: new Map() };
	for (const place of collectionPlaces(operations)) {
		const parts = operations.flatMap((operation) => {
			const role = roleOf(operation, place, resolve);
			return role ? [{ operation, role }] : [];
		});
		const planned = planCollection(place, parts, { document, resolve });
		if (!planned) continue;
		const collection = found.collections.push(planned) - 1;
		for (const { operation, role } of parts) {
			const list = role === 'list' && listFrame(operation, document, resolve);
			const create = role === 'create' && { ...conflict(operation), ...exampleIds(operation, planned.idProperty, document) };
			const named = operation.path === place.itemPath && { parameter: place.parameter };
			found.partOf.set(operation.id, { role, collection, ...named, itemPath: place.itemPath, ...list, ...create });
		}
	}
	return found;
}

/** The path of a list and that of one of its records, which a parameter names. */
interface CollectionPlace {
	path: string;
	itemPath: string;
	parameter: string;
}

function collectionPlaces(operations: readonly Operation[]): CollectionPlace[] {
	const places = new Map<string, CollectionPlace>();
	for (const { path: itemPath } of operations) {
		const [, path, parameter] = /^(\/[^{}]+)\/\{([^{}/]+)\}$/.exec(itemPath) ?? [];
		if (path !== undefined && parameter !== undefined && !places.has(path)) places.set(path, { path, itemPath, parameter });
	}
	return [...places.values()];
}

function planCollection({ path, parameter }: CollectionPlace, parts: OperationRoles, { document, resolve }: ResolvableDocument): PlannedCollection | undefined {
	const record = recordOf(parts, resolve);
	const idProperty = record && idPropertyOf(record.shape, parameter, path);
	if (!record || idProperty === undefined || !parts.some(({ role }) => role === 'read' || role === 'create')) return undefined;
	const { type, format } = record.shape.properties.get(idProperty) ?? {};
	const template = recordTemplate(record, document);
	return {
		path,
		idProperty,
		idKind: type === 'integer' || type === 'number' ? 'integer' : format === 'uuid' ? 'uuid' : 'text',
		seed: seedOf(parts, { document, resolve, idProperty, parameter, template }),
		template,
		readOnly: [...record.shape.properties].filter(([, property]) => property.readOnly).map(([name]) => name),
	};
}

function roleOf(operation: Operation, { path, itemPath }: CollectionPlace, resolve: Resolver): CollectionRole | undefined {
	const { method } = operation;
	if (operation.path === itemPath) {
		if (method === 'get') return isObjectMedia(answerOf(operation), resolve) ? 'read' : undefined;
		return ({ put: 'replace', patch: 'merge', delete: 'remove' } as const)[method as 'put' | 'patch' | 'delete'];
	}
	if (operation.path !== path) return undefined;
	if (method === 'post' || method === 'put') {
		const [media] = operation.requestBody?.content.filter(isOfValues) ?? [];
		return isObjectMedia(media, resolve) ? (method === 'post' ? 'create' : 'replace') : undefined;
	}
	return method === 'get' && answerOf(operation)?.schema && listPlace(answerOf(operation), resolve) ? 'list' : undefined;
}

/** Whether bodies of a media type are read as values. */
const isOfValues = ({ type }: MediaType) => isJsonType(type) || isXmlType(type);

/** The answer of an operation, as JSON where it is described as such. */
function answerOf(operation: Operation): MediaType | undefined {
	const content = successOf(operation.responses)?.content.filter(isOfValues) ?? [];
	return content.find(({ type }) => isJsonType(type)) ?? content[0];
}

const isObjectMedia = (media: MediaType | undefined, resolve: Resolver) => media?.schema !== undefined && recordShape(resolve, media.schema).kind === 'object';

/** Where the records of a list stand: the answer itself, or the only list among its properties. */
function listPlace(media: MediaType | undefined, resolve: Resolver): { property: string | undefined; items: SchemaSource } | undefined {
	if (!media?.schema) return undefined;
	const shape = recordShape(resolve, media.schema);
	const { items } = shape;
	if (shape.kind === 'array' && items) return recordShape(resolve, items).kind === 'object' ? { property: undefined, items } : undefined;
	const lists = [...shape.properties].filter(([, { type }]) => type === 'array');
	const [name, { sources = [] } = {}] = lists[0] ?? [];
	const inner = sources.map((source) => recordShape(resolve, source).items).find((source) => source !== undefined);
	return lists.length === 1 && inner && recordShape(resolve, inner).kind === 'object' ? { property: name, items: inner } : undefined;
}

type OperationRoles = readonly { operation: Operation; role: CollectionRole }[];

function recordOf(parts: OperationRoles, resolve: Resolver): { source: SchemaSource; shape: RecordShape } | undefined {
	const at = (wanted: CollectionRole) => parts.find(({ role }) => role === wanted)?.operation;
	const create = at('create');
	const source =
		[at('read'), create]
			.map((operation) => operation && answerOf(operation)?.schema)
			.find((schema) => schema && recordShape(resolve, schema).kind === 'object') ?? create?.requestBody?.content.find(isOfValues)?.schema;
	return source && { source, shape: recordShape(resolve, source) };
}

/** `/pets/{petId}` is named by `petId`, or by the end of it, `id`; anything else by `id`. */
function idPropertyOf({ properties }: RecordShape, parameter: string, path: string): string | undefined {
	const kind = (path.split('/').at(-1) ?? '').replace(/s$/, '');
	const short = parameter.toLowerCase().startsWith(kind.toLowerCase()) ? parameter.slice(kind.length).replace(/^[_-]/, '').toLowerCase() : '';
	return [parameter, short, 'id'].find((name) => name !== '' && properties.has(name));
}

interface SeedRules extends ResolvableDocument {
	idProperty: string;
	parameter: string;
	template: JsonObject;
}

/** Records of written examples, otherwise of built ones, and one for each name that the operations take as an example. */
function seedOf(parts: OperationRoles, { document, resolve, idProperty, parameter, template }: SeedRules): JsonObject[] {
	const found = (values: (media: MediaType | undefined) => unknown[]) =>
		parts.flatMap(({ operation, role }) => {
			if (role !== 'list' && role !== 'read') return [];
			const media = answerOf(operation);
			const property = role === 'list' ? listPlace(media, resolve)?.property : undefined;
			return values(media).flatMap((value) => {
				const inner = property !== undefined && isObject(value) ? value[property] : value;
				return (Array.isArray(inner) ? inner : [inner]).filter(isObject);
			});
		});
	const written = found((media) => writtenValues(media, document));
	const records = (written.length > 0 ? written : found((media) => exampleValues(media, document))).filter((record) => isId(record[idProperty]));
	const byId = new Map(records.map((record) => [record[idProperty], record]));
	for (const { operation } of parts) {
		const named = operation.parameters.path.find(({ name }) => name === parameter);
		// Without a place in the path the body names the record.
		const [body] = named === undefined && operation.method === 'put' ? exampleValues(operation.requestBody?.content.find(isOfValues), document, 'request') : [];
		const example = named === undefined ? (isObject(body) ? body[idProperty] : undefined) : withWholeNumbers(document, named.schema, named.example);
		if (isId(example) && !records.some((record) => String(record[idProperty]) === String(example)))
			byId.set(example, { ...(records[0] ?? template), [idProperty]: example });
	}
	return [...byId.values()];
}

const isId = (value: unknown) => ['string', 'number', 'bigint'].includes(typeof value);

const writtenValues = (media: MediaType | undefined, document: ApiDocument) =>
	media?.examples.filter(({ value }) => value !== undefined).map(({ value }) => withWholeNumbers(document, media.schema, value)) ?? [];

/** Written examples, otherwise one made from the schema. */
function exampleValues(media: MediaType | undefined, document: ApiDocument, direction: 'request' | 'response' = 'response'): unknown[] {
	const written = writtenValues(media, document);
	return written.length > 0 || !media?.schema ? written : [exactExample(document, media.schema, direction)];
}

const exactExample = (document: ApiDocument, source: SchemaSource, direction: 'request' | 'response' = 'response') =>
	withWholeNumbers(document, source, exampleOf(document, source, direction));

function recordTemplate({ source, shape }: { source: SchemaSource; shape: RecordShape }, document: ApiDocument): JsonObject {
	const example = exactExample(document, source);
	return isObject(example) ? Object.fromEntries(Object.entries(example).filter(([name]) => shape.required.has(name))) : {};
}

/** Of the statuses described for faulty requests, the one that fits best if a record already exists. */
function conflict({ responses }: Operation): { conflict?: number } {
	const status = [409, 422, 400].find((wanted) => responses.some((response) => response.status === String(wanted)));
	return status === undefined ? {} : { conflict: status };
}

function exampleIds({ requestBody }: Operation, idProperty: string, document: ApiDocument): { exampleIds?: unknown[] } {
	const ids = exampleValues(requestBody?.content.find(isOfValues), document, 'request')
		.flatMap((body) => (isObject(body) ? [body[idProperty]] : []))
		.filter(isId);
	return ids.length === 0 ? {} : { exampleIds: ids };
}

function listFrame(operation: Operation, document: ApiDocument, resolve: Resolver): { listIn?: string; frame?: JsonObject } {
	const media = answerOf(operation);
	const property = listPlace(media, resolve)?.property;
	const [value] = exampleValues(media, document);
	return property === undefined ? {} : { listIn: property, frame: isObject(value) ? { ...value, [property]: [] } : {} };
}
