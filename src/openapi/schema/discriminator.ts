import { type ApiDocument, entriesAt, isObject, type JsonObject, listAt, objectAt, textAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { createResolver, type Resolver } from '#openapi/json/resolver.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { onceFor } from '#text/once-for.ts';
import { flatten, type Layer } from './flat-schema.ts';
import { childrenOf } from './schema-children.ts';
import { nameOfComponent } from './schema-identity.ts';
import { enumOf } from './schema-values.ts';

/** The property whose value tells alternatives apart, and the value of one of them. */
export interface DiscriminatorValues {
	property: string;
	values: string[];
}

/** Where a discriminator is looked up. */
export interface Lookup {
	document: ApiDocument;
	resolve: Resolver;
}

/** A `discriminator` with its schema. */
export interface Discriminator {
	/** Name of the property. */
	property: string | undefined;
	base: Layer;
	written: JsonObject;
}

/** The discriminator of a schema. */
export function discriminatorOf(base: Layer): Discriminator | undefined {
	const written = base.schema['discriminator'];
	return isObject(written) ? { property: textAt(written, 'propertyName'), base, written } : undefined;
}

/**
 * Values of the discriminator that mean the schema at `pointer`: those of the mapping, otherwise its name. Where the property has fixed values in that schema and
 * the name is none of them, it cannot be meant (OpenAI): then the only value, or the one that differs from the name in capitals alone.
 */
export function valuesFor(pointer: Pointer, { property, written }: Pick<Discriminator, 'property' | 'written'>, resolve: Resolver): string[] {
	const mapped = entriesAt(written, 'mapping').flatMap(([value, target]) =>
		typeof target === 'string' && targetOf(target, resolve)?.pointer === pointer ? value : [],
	);
	const name = nameOfComponent(pointer);
	if (mapped.length > 0 || name === undefined) return mapped;
	const fixed = property === undefined ? undefined : fixedTexts(pointer, property, resolve);
	if (fixed === undefined || fixed.includes(name)) return [name];
	return fixed.filter((value) => fixed.length === 1 || value.toLowerCase() === name.toLowerCase());
}

/** The texts that a property may have in the schema at `pointer`, where they are listed. */
function fixedTexts(pointer: Pointer, property: string, resolve: Resolver): string[] | undefined {
	const target = resolve(pointer);
	if (!('value' in target) || !isObject(target.value)) return undefined;
	const flat = flatten(resolve, [{ pointer, schema: target.value }]);
	const sources = childrenOf(flat).find(({ relation, key }) => relation === 'property' && key === property)?.sources ?? [];
	return enumOf(flatten(resolve, sources).layers.map(({ schema }) => schema))?.flatMap(({ value }) => (typeof value === 'string' ? value : []));
}

/** Whether the schema at `pointer` is meant when the property is missing or has an unknown value (OpenAPI 3.2). */
export function isDefaultOf(pointer: Pointer, { written }: Pick<Discriminator, 'written'>, resolve: Resolver): boolean {
	const target = textAt(written, 'defaultMapping');
	return target !== undefined && targetOf(target, resolve)?.pointer === pointer;
}

/** The alternatives of a discriminator without `oneOf`: those in its mapping, otherwise all schemas that include the base by `allOf`. */
export function subtypesOf({ base, written }: Discriminator, { document, resolve }: Lookup): SchemaSource[] {
	const targets = [...Object.values(objectAt(written, 'mapping')), written['defaultMapping']];
	const mapped = targets.flatMap((target) => (typeof target === 'string' ? (targetOf(target, resolve) ?? []) : []));
	const subtypes = mapped.length > 0 ? mapped : namedSubtypes(base.pointer, { document, resolve });
	return subtypes.filter(({ pointer }, index) => pointer !== base.pointer && subtypes.findIndex((other) => other.pointer === pointer) === index);
}

/**
 * Which of its alternatives a place is, when that is settled: one of its layers is a subtype of the base, or the only option of it.
 * `further`: subtypes of that subtype, which may be meant instead, because the mapping does not have it itself.
 */
export function settledBy(discriminator: Discriminator, layers: readonly Layer[], lookup: Lookup): { values: string[]; further: SchemaSource[] } | undefined {
	const { base, written } = discriminator;
	const { resolve } = lookup;
	const subtypes = subtypesOf(discriminator, lookup);
	const isMapped = (pointer: Pointer) => subtypes.some((subtype) => subtype.pointer === pointer);
	const only = [...listAt(base.schema, 'oneOf'), ...listAt(base.schema, 'anyOf')].flatMap((option) => refTarget(option, resolve)?.pointer ?? []);
	const others = layers.filter((layer) => layer.pointer !== base.pointer);
	const subtype = others.find(
		({ pointer, schema, name }) => isMapped(pointer) || only.includes(pointer) || (name !== undefined && extendsBase(schema, base.pointer, resolve)),
	);
	if (subtype === undefined) return undefined;
	const hasMapping = entriesAt(written, 'mapping').length > 0;
	const further =
		hasMapping && !isMapped(subtype.pointer) ? subtypes.filter(({ schema }) => isObject(schema) && extendsBase(schema, subtype.pointer, resolve)) : [];
	return { values: valuesFor(subtype.pointer, discriminator, resolve), further };
}

/**
 * The values that discriminators of components have for the schema at `pointer`, if it is one of their alternatives: for examples of the schema alone. Discriminators in
 * operations do not count: a console, which has one operation, would begin with another example than the page.
 */
export function discriminatorValuesAnywhere(document: ApiDocument, pointer: Pointer): readonly DiscriminatorValues[] {
	return discriminatorValuesIn(document).get(pointer) ?? [];
}

const discriminatorValuesIn = onceFor((document: ApiDocument): Map<Pointer, DiscriminatorValues[]> => {
	const resolve = createResolver(document);
	const found = new Map<Pointer, DiscriminatorValues[]>();
	visitObjects(objectAt(document, 'components'), (schema) => {
		const written = schema['discriminator'];
		const property = isObject(written) ? textAt(written, 'propertyName') : undefined;
		if (!isObject(written) || property === undefined) return;
		for (const option of [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')]) {
			const target = refTarget(option, resolve);
			const values = target ? valuesFor(target.pointer, { property, written }, resolve) : [];
			if (target && values.length > 0) found.set(target.pointer, [...(found.get(target.pointer) ?? []), { property, values }]);
		}
	});
	return found;
});

const subtypesByBase = onceFor((_: ApiDocument) => new Map<Pointer, SchemaSource[]>());

/** Component schemas that take a base in, directly or through others. */
function namedSubtypes(base: Pointer, { document, resolve }: Lookup): SchemaSource[] {
	const known = subtypesByBase(document);
	const found =
		known.get(base) ??
		Object.entries(objectAt(objectAt(document, 'components'), 'schemas')).flatMap(([name, schema]) =>
			isObject(schema) && extendsBase(schema, base, resolve) ? { pointer: pointerTo('#/components/schemas', name), schema } : [],
		);
	known.set(base, found);
	return found;
}

/** A mapping names a schema by reference or by its bare name. */
function targetOf(target: string, resolve: Resolver): SchemaSource | undefined {
	for (const ref of [pointerTo('#/components/schemas', target), target]) {
		const found = resolve(ref);
		if ('value' in found && isObject(found.value)) return { pointer: found.pointer, schema: found.value };
	}
	return undefined;
}

function extendsBase(schema: JsonObject, base: Pointer, resolve: Resolver): boolean {
	const seen = new Set<Pointer>();
	const reaches = (from: JsonObject): boolean =>
		listAt(from, 'allOf').some((part) => {
			const target = refTarget(part, resolve);
			if (target === undefined || seen.has(target.pointer)) return false;
			seen.add(target.pointer);
			return target.pointer === base || (isObject(target.schema) && reaches(target.schema));
		});
	return reaches(schema);
}

function refTarget(part: unknown, resolve: Resolver): SchemaSource | undefined {
	const target = isObject(part) && typeof part['$ref'] === 'string' ? resolve(part['$ref']) : undefined;
	return target !== undefined && 'value' in target && isObject(target.value) ? { pointer: target.pointer, schema: target.value } : undefined;
}
