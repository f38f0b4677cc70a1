import type { NodeChoice, NodeCondition, SchemaNode } from '#openapi/schema/schema-node.ts';
import { fieldsOf, hasInside, itemsOf, type SchemaField } from './schema-fields.ts';

/** A part of the content below the line of a schema. */
export type InsidePart =
	| { kind: 'mergedFrom'; names: string[] }
	/** Where it says what the fields are called on screen. */
	| { kind: 'guide'; href: string }
	| { kind: 'fields'; fields: SchemaField[] }
	/** The inside of the entries of a list. */
	| { kind: 'entries'; node: SchemaNode; description: string | undefined }
	/** `group`: the name of its tabs, if the page shows something for each alternative. */
	| { kind: 'choice'; choice: NodeChoice; group: string }
	| { kind: 'not'; node: SchemaNode }
	| { kind: 'condition'; condition: NodeCondition };

/** Everything inside of a schema in the order of reading. */
export function insideOf(node: SchemaNode): InsidePart[] {
	const fields = fieldsOf(node);
	const items = itemsOf(node);
	// Where all fields come from one schema, that one is named above them.
	const isMixed = node.mergedFrom.length > 1;
	return [
		...(node.mergedFrom.length > 0 ? [{ kind: 'mergedFrom', names: node.mergedFrom.map(({ name }) => name) } as const] : []),
		...(node.guide === undefined ? [] : [{ kind: 'guide', href: node.guide } as const]),
		...(fields.length > 0 ? [{ kind: 'fields', fields: isMixed ? fields : fields.map((field) => ({ ...field, from: undefined })) } as const] : []),
		...(items && hasInside(items)
			? [{ kind: 'entries', node: items, description: items.description === node.description ? undefined : items.description } as const]
			: []),
		...node.choices.map((choice, index) => ({ kind: 'choice', choice, group: index === 0 ? node.anchor : `${node.anchor}-${index + 1}` }) as const),
		...node.not.map((not) => ({ kind: 'not', node: not }) as const),
		...node.conditions.map((condition) => ({ kind: 'condition', condition }) as const),
	];
}

/** The label above the inside of a schema. */
export interface InsideSummary {
	/** Name or title; of a list that of its entries. */
	name: string | undefined;
	/** Neither named nor anything but an object. */
	isObject: boolean;
	/** How many there are. */
	fields: number;
	variants: number;
}

/** Sums up what is inside of a schema. */
export function summaryOf(node: SchemaNode): InsideSummary {
	const items = itemsOf(node);
	if (items) return summaryOf(items);
	return {
		name: node.name ?? node.title,
		isObject: node.kind === 'object',
		fields: node.kind === 'object' ? fieldsOf(node).length : 0,
		variants: node.choices.reduce((sum, { options }) => sum + options.length, 0),
	};
}

/** The label of the fold below a field; for a list, that of its entries. */
export const foldTitle = (node: SchemaNode): string | undefined => (hasInside(node) ? summaryOf(node).name : undefined);
