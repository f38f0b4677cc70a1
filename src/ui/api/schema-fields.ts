import type { SchemaNode } from '#openapi/model.ts';
import { api } from '../strings.ts';

/** One line of a schema: a property, or what stands for many. */
export interface SchemaField {
	name: string;
	/** The name is no key but says what keys look like or which place is meant. */
	isPattern: boolean;
	required: boolean;
	from: string | undefined;
	node: SchemaNode;
}

/** The lines that a schema is shown in. */
export function fieldsOf(node: SchemaNode): SchemaField[] {
	const pattern = (name: string, inner: SchemaNode): SchemaField => ({ name, isPattern: true, required: false, from: undefined, node: inner });
	switch (node.kind) {
		case 'object': {
			const own = node.properties.map((property): SchemaField => ({ ...property, isPattern: false }));
			const free = node.additionalProperties;
			return [
				...own,
				...node.patternProperties.map((entry) => pattern(entry.pattern, entry.node)),
				...(isShown(free) ? [pattern(api.otherFields, free)] : []),
				...(node.propertyNames ? [pattern(api.fieldNames, node.propertyNames)] : []),
			];
		}
		case 'array':
			return [
				...node.prefixItems.map((item, index) => pattern(api.position(index + 1), item)),
				...(node.prefixItems.length > 0 && node.items && node.items.kind !== 'never' ? [pattern(api.eachItem, node.items)] : []),
				...(node.contains ? [pattern(api.contains, node.contains)] : []),
			];
		case 'scalar':
			return node.contentSchema ? [pattern(api.contentSchema, node.contentSchema)] : [];
		default:
			return [];
	}
}

/** Further fields are worth a line when something is said about them. */
const isShown = (node: SchemaNode | undefined): node is SchemaNode =>
	node !== undefined && node.kind !== 'never' && !(node.kind === 'any' && node.description === undefined);

/** What the entries of a list are, when the list shows nothing else. */
export function itemsOf(node: SchemaNode): SchemaNode | undefined {
	return node.kind === 'array' && node.prefixItems.length === 0 ? node.items : undefined;
}

/** Whether there is more to a schema than one line tells. */
export function hasInside(node: SchemaNode): boolean {
	const items = itemsOf(node);
	return fieldsOf(node).length > 0 || node.choices.length > 0 || node.not.length > 0 || node.conditions.length > 0 || (items !== undefined && hasInside(items));
}

/** How the inside of a schema is announced: `Measurement, 7 Felder`. */
export function insideInWords(node: SchemaNode): string {
	const items = itemsOf(node);
	if (items && !isList(items)) return insideInWords(items);
	const name = node.name ?? node.title ?? (node.kind === 'object' ? api.object : undefined);
	const fields = fieldsOf(node).length;
	const variants = node.choices.reduce((sum, { options }) => sum + options.length, 0);
	const words = [name, fields > 0 && node.kind === 'object' ? api.fields(fields) : undefined, variants > 0 ? api.variants(variants) : undefined];
	return words.filter((word) => word !== undefined).join(', ') || api.details;
}

const isList = (node: SchemaNode) => node.kind === 'array' && itemsOf(node) === undefined;
