import { flagAt, type JsonObject, textAt } from '#openapi/json/json.ts';
import { externalDocsOf } from '#openapi/model/external-docs.ts';
import { constraintsOf } from './constraint.ts';
import type { FlatSchema } from './flat-schema.ts';
import type { FlatChoices } from './schema-choices.ts';
import type { Identity } from './schema-identity.ts';
import type { Literal, NodeBase } from './schema-node.ts';
import { literal, schemaExamples } from './schema-values.ts';

/** A schema that a page shows at a place. */
export interface SchemaAtPlace {
	identity: Identity;
	flat: FlatSchema;
	/** Id of the place on the page. */
	anchor: string;
}

/** What all nodes have in common, read from every schema that holds at the place; the outermost words win. */
export function nodeBase({ identity, flat, choices, anchor }: SchemaAtPlace & { choices: FlatChoices }): NodeBase {
	const schemas = flat.layers.map((layer) => layer.schema);
	const own = identity.name;
	return {
		...annotations(schemas),
		pointer: flat.layers[0]?.pointer ?? identity.pointer,
		anchor,
		name: own,
		nullable: identity.nullable ?? flat.nullable,
		constraints: [...constraintsOf(schemas), ...choices.required.map((choice) => ({ kind: 'requiresOne' as const, ...choice }))],
		default: defaultOf(schemas),
		examples: schemaExamples(schemas).map(literal),
		mergedFrom: flat.layers.flatMap(({ merged, name, pointer }) => (merged && name !== undefined && name !== own ? { name, pointer } : [])),
		choices: [],
		not: [],
		conditions: [],
	};
}

/** The base of a node that only refers to another place: nothing but the words around the reference. */
export function referenceBase({ identity, flat, anchor }: SchemaAtPlace): NodeBase {
	const { wrappers } = identity;
	return {
		...annotations(wrappers),
		pointer: flat.layers[0]?.pointer ?? identity.pointer,
		anchor,
		name: identity.name,
		nullable: identity.nullable ?? flat.nullable,
		constraints: constraintsOf(wrappers),
		default: defaultOf(wrappers),
		examples: schemaExamples(wrappers).map(literal),
		mergedFrom: [],
		choices: [],
		not: [],
		conditions: [],
	};
}

function annotations(schemas: readonly JsonObject[]) {
	const first = (key: string) => schemas.map((schema) => textAt(schema, key)).find((text) => text !== undefined);
	const any = (key: string) => schemas.some((schema) => flagAt(schema, key));
	return {
		title: first('title'),
		description: first('description'),
		deprecated: any('deprecated'),
		readOnly: any('readOnly'),
		writeOnly: any('writeOnly'),
		since: first('x-since'),
		deprecatedSince: first('x-deprecated-since'),
		externalDocs: schemas.map((schema) => externalDocsOf(schema)).find((docs) => docs !== undefined),
	};
}

function defaultOf(schemas: readonly JsonObject[]): Literal | undefined {
	const schema = schemas.find((candidate) => candidate['default'] !== undefined);
	return schema && literal(schema['default']);
}
