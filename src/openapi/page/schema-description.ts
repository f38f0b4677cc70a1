import type { EnumValue, SchemaNode } from '#openapi/schema/schema-node.ts';
import { itemsOf } from './schema-fields.ts';

/** The description of a schema without the list of its values, which the page shows as a table. */
export function descriptionOf(node: SchemaNode, description: string | undefined = node.description): string | undefined {
	return withoutList(description, new Map(enumValues(node).flatMap((value) => (value.description === undefined ? [] : [[value.text, value.description]]))));
}

/**
 * A text without the lines that say no more than `table`. Many descriptions repeat there, for readers of the raw file, what the page shows as a table:
 * `- ` followed by the name in backticks and its meaning.
 */
export function withoutList(text: string | undefined, table: ReadonlyMap<string, string>): string | undefined {
	if (text === undefined || table.size === 0) return text;
	const kept = text.split('\n').filter((line) => {
		const [, name = '', meaning = ''] = /^\s*[-*] `([^`]+)`(.*)$/.exec(line) ?? [];
		return !table.has(name) || !letters(table.get(name) ?? '').includes(letters(meaning));
	});
	return kept.join('\n').trim() || undefined;
}

/** What is said of a parameter or header: by itself, and by its schema where that says something else. */
export function valueDescription(node: SchemaNode, own: string | undefined): string | undefined {
	const shared = node.description;
	const text = own === undefined || shared === undefined || own.includes(shared.trim()) ? (own ?? shared) : `${own}\n\n${shared}`;
	return descriptionOf(node, text);
}

/** What two texts have in common that differ in case, blanks and punctuation only. */
export const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function enumValues(node: SchemaNode): readonly EnumValue[] {
	const items = itemsOf(node);
	if (items) return enumValues(items);
	return node.kind === 'scalar' ? node.enum : [];
}
