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
	const others = new Set(several).size < count ? variedInside(resolve, item, { count, children: childrenOf(flat) }) : several;
	const different = new Map((others.length > 1 ? others : several).map((value) => [JSON.stringify(value), value]));
	for (const value of first) different.delete(JSON.stringify(value));
	return [...first, ...[...different.values()].slice(0, missing)];
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

/** Up to `count` values like the first one that differ inside: objects in the property that may differ most, lists in their first entry. */
function variedInside(resolve: Resolver, item: unknown, { count, children }: { count: number; children: readonly SchemaChild[] }): unknown[] {
	const variedAt = (value: unknown, sources: SchemaChild['sources']) => {
		const layers = nearestFirst(flatten(resolve, sources).layers);
		// One of few allowed values may say what else an object has.
		return isObject(item) && enumOf(layers) !== undefined ? [] : [...new Set(variedValues(value, count, layers))];
	};
	if (Array.isArray(item)) {
		const entry = children.find(({ relation }) => relation === 'prefixItem') ?? children.find(({ relation }) => relation === 'items');
		return entry === undefined || item.length === 0 ? [item] : variedAt(item[0], entry.sources).map((value) => [value, ...item.slice(1)]);
	}
	if (!isObject(item)) return [item];
	const places = children.flatMap(({ relation, key, sources }) =>
		relation === 'property' && Object.hasOwn(item, key) ? [variedAt(item[key], sources).map((value): JsonObject => ({ ...item, [key]: value }))] : [],
	);
	return places.find(({ length }) => length === count) ?? places.toSorted((one, other) => other.length - one.length)[0] ?? [item];
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
