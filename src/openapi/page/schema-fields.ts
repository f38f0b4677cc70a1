import type { SchemaNode } from '#openapi/schema/schema-node.ts';

/** One line of a schema: a property, or what stands for many. */
export interface SchemaField {
	/** Name of the property or pattern; German words where neither is meant. */
	name: string;
	/** The name is no key but says what keys look like or which place is meant. */
	isPattern: boolean;
	required: boolean;
	/** Name of the component schema that the property comes from. */
	from: string | undefined;
	node: SchemaNode;
}

/** The lines in which a schema is shown, in the order of reading. */
export function fieldsOf(node: SchemaNode): SchemaField[] {
	switch (node.kind) {
		case 'object': {
			const free = node.additionalProperties;
			return [
				...node.properties.map((property) => ({ ...property, isPattern: false })),
				...node.patternProperties.map((entry) => standIn(`Namen wie ${entry.pattern}`, entry.node)),
				...(isShown(free) ? [standIn('weitere Felder', free)] : []),
				...(node.propertyNames ? [standIn('Namen der Felder', node.propertyNames)] : []),
			];
		}
		case 'array': {
			const positions = node.prefixItems.map((item, index) => standIn(`Eintrag ${index + 1}`, item));
			const others = positions.length > 0 && node.items && node.items.kind !== 'never' ? [standIn('weitere Einträge', node.items)] : [];
			return [...positions, ...others, ...(node.contains ? [standIn('mindestens ein Eintrag', node.contains)] : [])];
		}
		case 'scalar':
			return node.contentSchema ? [standIn('Inhalt', node.contentSchema)] : [];
		default:
			return [];
	}
}

const standIn = (name: string, node: SchemaNode): SchemaField => ({ name, isPattern: true, required: false, from: undefined, node });

/** Further fields are worth a line when something is said about them. */
const isShown = (node: SchemaNode | undefined): node is SchemaNode =>
	node !== undefined && node.kind !== 'never' && !(node.kind === 'any' && node.description === undefined);

/** What the entries of a list are, when the list has no positions of its own. */
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
	if (items) return insideInWords(items);
	const name = node.name ?? node.title ?? (node.kind === 'object' ? 'Objekt' : undefined);
	const fields = node.kind === 'object' ? fieldsOf(node).length : 0;
	const variants = node.choices.reduce((sum, { options }) => sum + options.length, 0);
	const words = [name, counted(fields, 'Feld', 'Felder'), counted(variants, 'Variante', 'Varianten')].filter((word) => word !== undefined);
	return words.join(', ') || 'Einzelheiten';
}

const counted = (count: number, one: string, many: string) => (count === 0 ? undefined : `${count} ${count === 1 ? one : many}`);
