import type { ApiModel } from '#openapi/model/model.ts';
import type { Property, SchemaNode } from '#openapi/schema/schema-node.ts';
import { createSchemaTree } from '#openapi/schema/schema-tree.ts';

/** A field of a named schema. */
export interface SchemaPath {
	/** Names from the schema down, with dots: `owner.type`. */
	path: string;
	required: boolean;
	node: SchemaNode;
}

/**
 * The fields that a named schema has itself, those of unnamed objects in it too. Fields of other named schemas are theirs, be they its parts
 * (`allOf`) or the type of a field. Empty for an unknown name.
 */
export function schemaPaths({ document, schemas }: ApiModel, name: string): SchemaPath[] {
	const schema = schemas.find((candidate) => candidate.name === name);
	return schema === undefined ? [] : pathsBelow(createSchemaTree(document, { levels: 1 }).place(schema, name), '', name);
}

function pathsBelow(node: SchemaNode, prefix: string, name: string): SchemaPath[] {
	const own = node.kind === 'object' ? node.properties.filter(({ from }) => from === undefined || from === name) : [];
	return [...own.flatMap((property) => pathsOf(property, prefix, name)), ...innerNodes(node).flatMap((inner) => pathsBelow(inner, prefix, name))];
}

function pathsOf({ name: key, required, node }: Property, prefix: string, name: string): SchemaPath[] {
	const path = prefix + key;
	const inner = node.kind === 'array' ? node.items : node;
	const below = inner === undefined || inner.name !== undefined ? [] : pathsBelow(inner, `${path}.`, name);
	return [{ path, required, node }, ...below];
}

/** Alternatives without a name say more of the same object. */
const innerNodes = (node: SchemaNode) =>
	node.choices.flatMap(({ options }) => options.flatMap((option) => (option.node.name === undefined ? [option.node] : [])));
