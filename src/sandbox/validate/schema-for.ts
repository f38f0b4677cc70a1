import type { MessageKind } from '#openapi/example/message-kind.ts';
import { isObject, type JsonObject, type JsonSchema, listAt, objectAt, stringsAt } from '#openapi/json/json.ts';
import type { SchemasByKey } from '#sandbox/plan/sandbox-plan.ts';
import { SCHEMA_KEYWORDS, SCHEMA_LIST_KEYWORDS, SCHEMA_MAP_KEYWORDS } from '#sandbox/plan/schema-keywords.ts';

/** The direction of a value (request or response), and the schemas that may be referred to. */
interface Use {
	direction: MessageKind;
	schemas: SchemasByKey;
	/** References that are being written out. */
	open?: ReadonlySet<string>;
}

/**
 * A copy of a clean schema for one direction: `readOnly` properties are left out of requests (and unknown where nothing else is allowed),
 * `writeOnly` ones are forbidden in responses. Neither is required there.
 */
export function schemaFor(written: JsonSchema, use: Use, around: ReadonlySet<string> = new Set()): JsonSchema {
	if (!isObject(written)) return written;
	const hidden = new Set([...around, ...hiddenNames(written, use)]);
	const schema = demandsHidden(written, hidden, use) ? withReferenceAsPart(written) : written;
	const inner = (value: unknown) => schemaFor(value as JsonSchema, use);
	const shown = (properties: JsonObject) =>
		Object.entries(properties).flatMap(([name, value]): [string, JsonSchema][] => {
			if (!hidden.has(name)) return [[name, inner(value)]];
			return use.direction === 'response' ? [[name, false]] : [];
		});
	const copy: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(schema)) {
		if (IGNORED_KEYWORDS.has(key)) continue;
		if (key === 'properties' && isObject(value)) copy[key] = Object.fromEntries(shown(value));
		else if (key === 'required') copy[key] = stringsAt(schema, key).filter((name) => !hidden.has(name));
		else if (key === 'allOf') copy[key] = listAt(schema, key).map((part) => partFor(part, hidden, use));
		else if (SCHEMA_LIST_KEYWORDS.has(key) && Array.isArray(value)) copy[key] = value.map(inner);
		else if (SCHEMA_MAP_KEYWORDS.has(key) && isObject(value))
			copy[key] = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inner(child)]));
		else if (SCHEMA_KEYWORDS.has(key)) copy[key] = inner(value);
		else copy[key] = value;
	}
	return copy;
}

/** A part of an `allOf`. A schema that it refers to is written out where it demands what is hidden here: shared by others, it cannot know. */
function partFor(part: unknown, hidden: ReadonlySet<string>, use: Use): JsonSchema {
	if (!isObject(part) || !demandsHidden(part, hidden, use)) return schemaFor(part as JsonSchema, use, hidden);
	const { $ref, ...beside } = part;
	const open = new Set([...(use.open ?? []), String($ref)]);
	const target = schemaFor(referredSchema(part, use.schemas) ?? true, { ...use, open }, hidden);
	return Object.keys(beside).length === 0 ? target : { allOf: [target, schemaFor(beside, use, hidden)] };
}

/** Whether a schema refers to one that demands a hidden name which it does not hide by itself, and is not within it. */
function demandsHidden(schema: JsonObject, hidden: ReadonlySet<string>, use: Use): boolean {
	const target = referredSchema(schema, use.schemas);
	if (!isObject(target) || use.open?.has(String(schema['$ref']))) return false;
	const own = new Set(hiddenNames(target, use));
	return mergedParts(target, use.schemas).some((part) => stringsAt(part, 'required').some((name) => hidden.has(name) && !own.has(name)));
}

/** The same schema, the reference of which is one of the parts that all hold. */
function withReferenceAsPart({ $ref, ...beside }: JsonObject): JsonObject {
	return { ...beside, allOf: [...listAt(beside, 'allOf'), { $ref }] };
}

const referredSchema = ({ $ref }: JsonObject, schemas: SchemasByKey): JsonSchema | undefined =>
	typeof $ref === 'string' ? schemas[$ref.slice('#/$defs/'.length)] : undefined;

/** Properties that do not exist in this direction, whichever part of the schema describes them. */
function hiddenNames(schema: JsonObject, { direction, schemas }: Use): string[] {
	const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
	return mergedParts(schema, schemas).flatMap((part) =>
		Object.entries(objectAt(part, 'properties'))
			.filter(([, value]) => isObject(value) && mergedParts(value, schemas).some((inner) => inner[mark] === true))
			.map(([name]) => name),
	);
}

/** The schema and what it refers to or merges, each once. */
function mergedParts(schema: JsonObject, schemas: SchemasByKey): JsonObject[] {
	const parts = new Set<JsonObject>();
	const open: unknown[] = [schema];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (!isObject(next) || parts.has(next)) continue;
		parts.add(next);
		open.push(...listAt(next, 'allOf'));
		if (typeof next['$ref'] === 'string') open.push(referredSchema(next, schemas));
	}
	return [...parts];
}

const IGNORED_KEYWORDS = new Set(['readOnly', 'writeOnly', 'default', 'contentMediaType', 'contentEncoding']);
