import type { EnumValue, SchemaNode } from '#openapi/schema/schema-node.ts';
import { itemsOf } from './schema-fields.ts';

/** The description of a schema without the list of its values, which the page shows as a table. */
export function descriptionOf(node: SchemaNode, description: string | undefined = node.description): string | undefined {
	return withoutList(description, new Set(valuesOf(node).flatMap((value) => (value.description === undefined ? [] : value.text))));
}

/**
 * A text without the lines that list `names`. Many descriptions repeat there, for readers of the raw file, what the page shows as a table:
 * `- ` followed by the name in backticks.
 */
export function withoutList(text: string | undefined, names: ReadonlySet<string>): string | undefined {
	if (text === undefined || names.size === 0) return text;
	const kept = text.split('\n').filter((line) => !names.has(/^\s*[-*] `([^`]+)`/.exec(line)?.[1] ?? ''));
	return kept.join('\n').trim() || undefined;
}

function valuesOf(node: SchemaNode): readonly EnumValue[] {
	const items = itemsOf(node);
	if (items) return valuesOf(items);
	return node.kind === 'scalar' ? node.enum : [];
}
