import { isObject, type JsonObject } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import { type SchemaSource, schemaOf } from '#openapi/model/schema-source.ts';
import { nameOfComponent } from './schema-identity.ts';
import { partsOf, type WrittenChoice } from './schema-parts.ts';

/** One of the schemas that hold together at a place. */
export interface Layer {
	pointer: Pointer;
	schema: JsonObject;
	/** Name of the component schema. */
	name: string | undefined;
	choices: WrittenChoice[];
	/** Brought in by `allOf` (or a reference beside other keywords), as opposed to standing for the place itself. */
	merged: boolean;
	/** References between the place and this schema. */
	away: number;
}

/** The schemas of layers, what is written at the place itself before what it refers to: the nearest words win. */
export const nearestFirst = (layers: readonly Layer[]): JsonObject[] => layers.toSorted((one, other) => one.away - other.away).map(({ schema }) => schema);

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
	const enter = ({ pointer, schema }: SchemaSource, { merged, away }: Pick<Layer, 'merged' | 'away'>): boolean | undefined => {
		if (schema === false) flat.never = true;
		if (!isObject(schema) || seen.has(pointer)) return undefined;
		seen.add(pointer);
		const parts = partsOf(pointer, schema);
		flat.layers.push({ pointer, schema, name: nameOfComponent(pointer), choices: parts.choices, merged, away });
		const target = parts.ref === undefined ? undefined : resolve(parts.ref);
		if (target && 'unresolved' in target) flat.unresolved ??= target;
		const referred = target && 'value' in target ? schemaOf(target.pointer, target.value) : [];
		const isMerged = merged || !parts.wrapper;
		const inner = [
			...referred.map((part) => enter(part, { merged: isMerged, away: away + 1 })),
			...parts.also.map((part) => enter(part, { merged: isMerged, away })),
		];
		return parts.nullable ?? allowedByAll(inner);
	};
	flat.nullable = allowedByAll(sources.map((source) => enter(source, { merged: false, away: 0 }))) ?? false;
	return flat;
}

/** `null` is valid when everybody who speaks of it allows it. */
function allowedByAll(opinions: readonly (boolean | undefined)[]): boolean | undefined {
	const spoken = opinions.filter((opinion) => opinion !== undefined);
	return spoken.length === 0 ? undefined : spoken.every(Boolean);
}
