import type { SchemaNode } from '#openapi/schema/schema-node.ts';

/** One line of a schema: a property, or a pattern for many. */
export interface SchemaField {
	name: FieldName;
	required: boolean;
	/** Name of the component schema that the property comes from. */
	from: string | undefined;
	node: SchemaNode;
}

/** A key, or the place in an object or a list that a line is about. */
export type FieldName =
	| { kind: 'property'; name: string }
	/** Properties whose names match. */
	| { kind: 'pattern'; pattern: string }
	/** An entry of a list by its place, from 1. */
	| { kind: 'position'; number: number }
	/** All other properties, the names of properties; all other entries of a list, at least one of them; what a text holds. */
	| { kind: 'otherFields' | 'names' | 'otherEntries' | 'someEntry' | 'content' };

/** The lines in which a schema is shown, in the order of reading. */
export function fieldsOf(node: SchemaNode): SchemaField[] {
	switch (node.kind) {
		case 'object': {
			const free = node.additionalProperties;
			return [
				...node.properties.map(({ name, ...property }) => ({ ...property, name: { kind: 'property', name } as const })),
				...node.patternProperties.map(({ pattern, node: inner }) => standIn({ kind: 'pattern', pattern }, inner)),
				...(isShown(free) ? [standIn({ kind: 'otherFields' }, free)] : []),
				...(node.propertyNames ? [standIn({ kind: 'names' }, node.propertyNames)] : []),
			];
		}
		case 'array': {
			const positions = node.prefixItems.map((item, index) => standIn({ kind: 'position', number: index + 1 }, item));
			const others = positions.length > 0 && node.items && node.items.kind !== 'never' ? [standIn({ kind: 'otherEntries' }, node.items)] : [];
			return [...positions, ...others, ...(node.contains ? [standIn({ kind: 'someEntry' }, node.contains)] : [])];
		}
		case 'scalar':
			return node.contentSchema ? [standIn({ kind: 'content' }, node.contentSchema)] : [];
		default:
			return [];
	}
}

const standIn = (name: FieldName, node: SchemaNode): SchemaField => ({ name, required: false, from: undefined, node });

/** Further fields are worth a line when something is said about them. */
const isShown = (node: SchemaNode | undefined): node is SchemaNode =>
	node !== undefined && node.kind !== 'never' && !(node.kind === 'any' && node.description === undefined);

/** The schema of the entries of a list without schemas for single positions. */
export function itemsOf(node: SchemaNode): SchemaNode | undefined {
	return node.kind === 'array' && node.prefixItems.length === 0 ? node.items : undefined;
}

/** Whether there is more to a schema than one line tells. */
export function hasInside(node: SchemaNode): boolean {
	const items = itemsOf(node);
	return (
		(fieldsOf(node).length > 0 && !isToldByType(node)) ||
		node.choices.length > 0 ||
		node.not.length > 0 ||
		node.conditions.length > 0 ||
		(items !== undefined && hasInside(items))
	);
}

/** Whether the type of an object says all of its free keys: nothing is known of their values but the type. */
function isToldByType(node: SchemaNode): boolean {
	if (node.kind !== 'object' || node.name !== undefined || node.properties.length > 0 || node.patternProperties.length > 0 || node.propertyNames) return false;
	const free = node.additionalProperties;
	if (free?.kind !== 'scalar' || free.enum.length > 0 || free.contentSchema) return false;
	const said = [
		free.name,
		free.title,
		free.description,
		free.default,
		free.xml,
		free.externalDocs,
		free.since,
		free.deprecatedBecause,
		...free.constraints,
		...free.examples,
		...free.knownValues,
	];
	return said.every((one) => one === undefined) && !free.deprecated && !free.readOnly && !free.writeOnly;
}
