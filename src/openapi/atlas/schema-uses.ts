import { createResolver } from '#openapi/json/resolver.ts';
import type { MediaType } from '#openapi/model/message.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { walkSchema } from '#openapi/schema/walk-schema.ts';

/** Operations that get a schema in an answer or send it, in the order of the description. */
export interface OperationsOfSchema {
	reads: Operation[];
	writes: Operation[];
}

/** Where the named schemas of a description are used, through any number of other schemas. Schemas that nothing uses are left out. */
export function schemaUses({ document, operations }: ApiModel): Map<string, OperationsOfSchema> {
	const resolve = createResolver(document);
	const uses = new Map<string, OperationsOfSchema>();
	const namesIn = (content: readonly MediaType[]): Set<string> => {
		const names = new Set<string>();
		for (const source of content.flatMap(({ schema, itemSchema }) => [schema, itemSchema])) {
			if (source === undefined) continue;
			walkSchema(resolve, source, ({ identity, flat }) => {
				for (const name of [identity.name, ...flat.layers.map((layer) => layer.name)]) if (name !== undefined) names.add(name);
			});
		}
		return names;
	};
	const note = (way: keyof OperationsOfSchema, content: readonly MediaType[], operation: Operation) => {
		for (const name of namesIn(content)) {
			const use = uses.get(name) ?? { reads: [], writes: [] };
			use[way].push(operation);
			uses.set(name, use);
		}
	};
	for (const operation of operations) {
		note(
			'reads',
			operation.responses.flatMap(({ content }) => content),
			operation,
		);
		note('writes', operation.requestBody?.content ?? [], operation);
	}
	return uses;
}
