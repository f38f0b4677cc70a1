import { isObject } from '#openapi/document/json.ts';
import type { Resolver } from '#openapi/document/resolver.ts';
import type { JsonObject, Pointer, SchemaSource } from '#openapi/model/model.ts';
import { childrenOf, type SchemaChild } from './schema-children.ts';
import { partsOf, schemaOf, type WrittenChoice } from './schema-parts.ts';

/** One of the schemas that hold together at a place. */
export interface Layer {
	pointer: Pointer;
	schema: JsonObject;
	/** Name of the component schema. */
	name: string | undefined;
	choices: WrittenChoice[];
	/** Brought in by `allOf` (or a reference beside other keywords), as opposed to standing for the place itself. */
	merged: boolean;
}

/** All schemas that hold at a place: references followed, `allOf` opened, each schema once, in the order of reading. */
export interface FlatSchema {
	layers: Layer[];
	/** One of them is `false`. */
	never: boolean;
	nullable: boolean;
	unresolved: { ref: string; unresolved: 'missing' | 'remote' } | undefined;
}

/**
 * Opens `sources` (all of which hold). Every schema is entered once, so an `allOf` that contains itself ends.
 * @param skip pointers that need not be opened because the surroundings show them already.
 */
export function flatten(resolve: Resolver, sources: readonly SchemaSource[], skip: ReadonlySet<Pointer> = new Set()): FlatSchema {
	const flat: FlatSchema = { layers: [], never: false, nullable: false, unresolved: undefined };
	const seen = new Set(skip);
	const enter = ({ pointer, schema }: SchemaSource, merged: boolean): boolean | undefined => {
		if (schema === false) flat.never = true;
		if (!isObject(schema) || seen.has(pointer)) return undefined;
		seen.add(pointer);
		const parts = partsOf(pointer, schema);
		flat.layers.push({ pointer, schema, name: nameOf(pointer), choices: parts.choices, merged });
		const target = parts.ref === undefined ? undefined : resolve(parts.ref);
		if (target && 'unresolved' in target) flat.unresolved ??= target;
		const inner = [...(target && 'value' in target ? schemaOf(target.pointer, target.value) : []), ...parts.also].map((part) =>
			enter(part, merged || !parts.wrapper),
		);
		return parts.nullable ?? allowed(inner);
	};
	flat.nullable = allowed(sources.map((source) => enter(source, false))) ?? false;
	return flat;
}

/** `null` is valid when everybody who speaks of it allows it. */
function allowed(opinions: readonly (boolean | undefined)[]): boolean | undefined {
	const spoken = opinions.filter((opinion) => opinion !== undefined);
	return spoken.length === 0 ? undefined : spoken.every(Boolean);
}

/** The schema behind all wrappers (of several: the first) that a place shows, independent of the words around it: two places with the same key show the same schema. */
export interface Identity extends SchemaSource {
	key: string;
	/** Name of the component schema. */
	name: string | undefined;
	/** Schemas on the way that only add words (and perhaps `null`), outermost first. */
	wrappers: JsonObject[];
	nullable: boolean | undefined;
}

/** Follows references, and single parts wrapped in words, to the schema that a place shows. */
export function identify(resolve: Resolver, sources: readonly SchemaSource[]): Identity {
	const wrappers: JsonObject[] = [];
	let nullable: boolean | undefined;
	let [current] = sources;
	const seen = new Set<Pointer>();
	while (sources.length === 1 && current && isObject(current.schema) && !seen.has(current.pointer)) {
		seen.add(current.pointer);
		const parts = partsOf(current.pointer, current.schema);
		const target = parts.ref === undefined ? undefined : resolve(parts.ref);
		const [next] = target && 'value' in target ? schemaOf(target.pointer, target.value) : parts.also;
		if (!parts.wrapper || !next) break;
		wrappers.push(current.schema);
		nullable ??= parts.nullable;
		current = next;
	}
	const source = current ?? { pointer: '#', schema: true };
	const key = sources.length === 1 ? source.pointer : sources.map(({ pointer }) => pointer).join(' ');
	return { ...source, key, name: sources.length === 1 ? nameOf(source.pointer) : undefined, wrappers, nullable };
}

/** Name of the component schema at a pointer; `undefined` for every other place. */
export function nameOf(pointer: Pointer): string | undefined {
	const name = /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
	return name?.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A place on the way of `walkSchema`. */
export interface Step {
	identity: Identity;
	flat: FlatSchema;
	/** How the place is reached from the one before; `undefined` at the start. */
	child: SchemaChild | undefined;
}

/** Visits every schema that can be reached from `source`, each once, parents first. Ends for every description, recursive or not. */
export function walkSchema(resolve: Resolver, source: SchemaSource, visit: (step: Step) => void): void {
	const seen = new Set<string>();
	const open: { sources: SchemaSource[]; child: SchemaChild | undefined }[] = [{ sources: [source], child: undefined }];
	for (let next = open.pop(); next; next = open.pop()) {
		const identity = identify(resolve, next.sources);
		if (seen.has(identity.key)) continue;
		seen.add(identity.key);
		const flat = flatten(resolve, next.sources);
		visit({ identity, flat, child: next.child });
		// One source at a time: combinations of properties that several parts define would have no end of keys.
		const children = childrenOf(flat).flatMap((child) => child.sources.map((part) => ({ sources: [part], child })));
		open.push(...children.reverse());
	}
}
