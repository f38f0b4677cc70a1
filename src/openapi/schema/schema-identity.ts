import { isObject, type JsonObject } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import { type SchemaSource, schemaOf } from '#openapi/model/schema-source.ts';
import { isOnlyWords, partsOf } from './schema-parts.ts';

/** The schema behind all wrappers (of several: the first) that a place shows, independent of the words around it: two places with the same key show the same schema. */
export interface Identity extends SchemaSource {
	key: string;
	/** Name of the component schema. */
	name: string | undefined;
	/** Schemas on the way that only add words (and perhaps `null`), outermost first. */
	wrappers: JsonObject[];
	nullable: boolean | undefined;
}

/**
 * Follows references, and single parts wrapped in words, to the schema that a place shows. Not `followReferences`: in a schema keywords beside a
 * reference hold as well, and an `allOf` of one is as good as a reference.
 */
export function identify(resolve: Resolver, sources: readonly SchemaSource[]): Identity {
	const wrappers: JsonObject[] = [];
	let nullable: boolean | undefined;
	let [current] = sources;
	const seen = new Set<Pointer>();
	while (sources.length === 1 && current && isObject(current.schema) && !seen.has(current.pointer)) {
		seen.add(current.pointer);
		const parts = partsOf(current.pointer, current.schema);
		const target = parts.ref === undefined ? undefined : resolve(parts.ref);
		const [next] = target && 'value' in target ? schemaOf(target.pointer, target.value) : parts.also.filter(({ schema }) => !isOnlyWords(schema));
		if (!parts.wrapper || !next) break;
		wrappers.push(current.schema, ...parts.also.map(({ schema }) => schema).filter(isOnlyWords));
		nullable ??= parts.nullable;
		current = next;
	}
	const source = current ?? { pointer: '#', schema: true };
	const key = sources.length === 1 ? source.pointer : sources.map(({ pointer }) => pointer).join(' ');
	return { ...source, key, name: sources.length === 1 ? nameOfComponent(source.pointer) : undefined, wrappers, nullable };
}

/** Name of the component schema at a pointer; `undefined` for every other place. */
export function nameOfComponent(pointer: Pointer): string | undefined {
	const name = /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
	return name?.replaceAll('~1', '/').replaceAll('~0', '~');
}
