import { flagAt, isObject, type JsonObject, numberAt } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import { flatten, nearestFirst } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import { choicesOf } from '#openapi/schema/schema-choices.ts';
import { enumOf, schemaExamples } from '#openapi/schema/schema-values.ts';
import { example } from '#words/samples.ts';
import type { ExampleContext } from './example-context.ts';
import { countLimits } from './example-keys.ts';
import { moreNumbers } from './example-number.ts';
import { anotherText } from './example-string.ts';

/** Nobody reads more of a list. */
const MOST_ENTRIES = 20;

/** A schema of a list, taken apart. */
interface ListSchema {
	/** All that hold. */
	schemas: readonly JsonObject[];
	children: readonly SchemaChild[];
	/** Levels around it. */
	depth: number;
	/** Which alternative its entries are to be. */
	wish?: number | undefined;
}

/** The entries of a list; `undefined` where it has to have some and none can be given. */
export function exampleList(context: ExampleContext, { schemas, children, depth, wish }: ListSchema): unknown[] | undefined {
	const { document, resolve, direction, build } = context;
	const { least, most } = countLimits(schemas, 'Items');
	const first = [
		...children.filter(({ relation }) => relation === 'prefixItem').map(({ sources }) => build(sources, { depth: depth + 1 }) ?? null),
		...containedItems(context, { schemas, children, depth }),
	].slice(0, most);
	const items = children.find(({ relation }) => relation === 'items');
	const usual = first.length > 0 ? 0 : direction === 'parameter' && depth === 0 ? 2 : 1;
	const missing = Math.min(Math.max(least - first.length, items ? usual : 0), most, MOST_ENTRIES);
	if (missing === 0) return first;
	const item = items ? build(items.sources, { depth: depth + 1, wish, mayBeMissing: least <= first.length }) : example.text;
	if (item === undefined) return least > first.length ? undefined : first;
	const flat = flatten(resolve, items?.sources ?? []);
	const listed = choicesOf(document, resolve, flat).values.map(({ value }) => value);
	const isUnique = schemas.some((schema) => flagAt(schema, 'uniqueItems'));
	const count = isUnique ? missing + first.length : missing;
	const several = variedValues(item, count, listed.length > 0 ? [{ enum: listed }] : nearestFirst(flat.layers));
	if (!isUnique) return [...first, ...several];
	const written = new Set(first.map((value) => JSON.stringify(value)));
	const isNew = (value: unknown) => written.size < written.add(JSON.stringify(value)).size;
	return [...first, ...[...several, ...variedInside(resolve, item, { count, children: childrenOf(flat) })].filter(isNew).slice(0, missing)];
}

/** The entries that a list has to have among others. */
function containedItems({ resolve, build }: ExampleContext, { schemas, children, depth }: ListSchema): unknown[] {
	const contains = children.find(({ relation }) => relation === 'contains');
	const [least = 1] = schemas.flatMap((schema) => numberAt(schema, 'minContains') ?? []);
	if (contains === undefined || least === 0) return [];
	const sources = [...contains.sources, ...(children.find(({ relation }) => relation === 'items')?.sources ?? [])];
	const item = build(sources, { depth: depth + 1 });
	return item === undefined ? [] : variedValues(item, Math.min(least, MOST_ENTRIES), nearestFirst(flatten(resolve, sources).layers));
}

/** Values like the first one, `count` at most, that differ inside: objects in the property that may differ most, lists in their first entry. */
function variedInside(resolve: Resolver, item: unknown, { count, children }: { count: number; children: readonly SchemaChild[] }): unknown[] {
	const places = children.map(({ relation, key, sources }) => {
		const layers = nearestFirst(flatten(resolve, sources).layers);
		const values = (first: unknown) => [...new Set(variedValues(first, count, layers))];
		if (Array.isArray(item)) return item.length > 0 && relation !== 'contains' ? values(item[0]).map((value) => item.with(0, value)) : [];
		// One of few allowed values may say what else an object has.
		const mayDiffer = isObject(item) && relation === 'property' && Object.hasOwn(item, key) && enumOf(layers) === undefined;
		return mayDiffer ? values(item[key]).map((value) => ({ ...item, [key]: value })) : [];
	});
	return places.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** `count` values like the first one, different ones as far as the schemas tell which others are allowed. */
function variedValues(first: unknown, count: number, schemas: readonly JsonObject[]): unknown[] {
	const others = otherValues(first, count, schemas);
	return [first, ...Array.from({ length: count - 1 }, (_, index) => others[index] ?? first)];
}

/** Values that may stand behind the first one, at most one less than all. */
function otherValues(first: unknown, count: number, schemas: readonly JsonObject[]): unknown[] {
	const allowed = enumOf(schemas)?.map(({ value }) => value);
	if (allowed !== undefined) return allowed.filter((value) => value !== first);
	const given = schemaExamples(schemas).slice(1, count);
	if (given.length > 0) return given;
	if (typeof first === 'boolean') return [!first];
	if (typeof first === 'number') return moreNumbers(first, count, { schemas, whole: Number.isInteger(first) }).slice(1);
	return typeof first === 'string' ? Array.from({ length: count - 1 }, (_, index) => anotherText(first, index + 2, schemas)) : [];
}
