import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type FlatSchema, flatten } from './flat-schema.ts';
import { childrenOf, type SchemaChild } from './schema-children.ts';
import { type Identity, identify } from './schema-identity.ts';

/** A place on the way of `walkSchema`. */
interface SchemaStep {
	identity: Identity;
	flat: FlatSchema;
	/** How the place is reached from the one before; `undefined` at the start. */
	child: SchemaChild | undefined;
}

/** Visits every schema that can be reached from `source`, each once, parents first. Ends for every description, recursive or not. */
export function walkSchema(resolve: Resolver, source: SchemaSource, visit: (step: SchemaStep) => void): void {
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
