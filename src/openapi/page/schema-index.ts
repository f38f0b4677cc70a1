import { segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { visitReferences } from '#openapi/json/visit-references.ts';
import type { ApiModel, NamedSchema, Operation } from '#openapi/model/model.ts';

/** A named schema and what it has to do with, in both directions. Only what refers directly counts. */
export interface SchemaUses {
	schema: NamedSchema;
	/** Operations and webhooks that send or receive it. */
	operations: Operation[];
	/** Schemas that hold it. */
	heldBy: NamedSchema[];
	/** Schemas that it holds. */
	holds: NamedSchema[];
}

/** All named schemas in the order of the description, with their uses. */
export function schemaIndex({ document, schemas, operations, webhooks }: ApiModel): SchemaUses[] {
	const byPointer = new Map(schemas.map((schema) => [schema.pointer, schema]));
	const refsBelow = (value: unknown): Set<string> => {
		const refs = new Set<string>();
		visitReferences(value, (ref) => refs.add(ref));
		return refs;
	};
	const schemasIn = (refs: Iterable<string>) => [...refs].flatMap((ref) => byPointer.get(ref) ?? []);
	/** Schemas that an operation refers to, also through responses, parameters and the like, but not through other schemas. */
	const known = new Map<string, Set<string>>();
	const reach = (pointer: string): NamedSchema[] => {
		const found = new Set<NamedSchema>();
		const seen = new Set<string>();
		const open = [pointer];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			if (seen.has(next)) continue;
			seen.add(next);
			const refs = known.get(next) ?? refsBelow(valueAt(document, segmentsOf(next)));
			known.set(next, refs);
			for (const schema of schemasIn(refs)) found.add(schema);
			open.push(...[...refs].filter((ref) => !byPointer.has(ref)));
		}
		return [...found];
	};
	const uses = new Map(schemas.map((schema): [NamedSchema, SchemaUses] => [schema, { schema, operations: [], heldBy: [], holds: [] }]));
	for (const operation of [...operations, ...webhooks]) for (const schema of reach(operation.pointer)) uses.get(schema)?.operations.push(operation);
	for (const [schema, { holds }] of uses) {
		for (const inner of schemasIn(refsBelow(schema.schema))) {
			holds.push(inner);
			uses.get(inner)?.heldBy.push(schema);
		}
	}
	return [...uses.values()];
}
