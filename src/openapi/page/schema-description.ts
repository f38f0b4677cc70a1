import type { EnumValue, SchemaNode } from '#openapi/schema/schema-node.ts';
import { itemsOf } from './schema-fields.ts';

/**
 * The description of a schema without the list of its values. Many descriptions repeat there, for readers of the raw file, what
 * the page shows as a table: `- ` followed by the value in backticks.
 */
export function descriptionOf(node: SchemaNode, description: string | undefined = node.description): string | undefined {
	const values = valuesOf(node).filter((value) => value.description !== undefined);
	if (description === undefined || values.length === 0) return description;
	const named = new Set(values.map(({ text }) => text));
	const kept = description.split('\n').filter((line) => !named.has(/^\s*[-*] `([^`]+)`/.exec(line)?.[1] ?? ''));
	return kept.join('\n').trim() || undefined;
}

function valuesOf(node: SchemaNode): readonly EnumValue[] {
	const items = itemsOf(node);
	if (items) return valuesOf(items);
	return node.kind === 'scalar' ? node.enum : [];
}
