import type { ApiDocument } from '#openapi/json/json.ts';
import { consoleText } from '#words/console.ts';
import { typeInWords } from '#words/schema-type.ts';
import { formField } from './field.ts';
import type { FormVariant } from './variant-group.ts';

/** What an alternative is called: its title or name, the value that means it, its type, otherwise its number. */
export function variantLabel(document: ApiDocument, { label, source, told }: FormVariant, index: number): string {
	if (label !== undefined) return label;
	const [value] = told;
	if (value !== undefined) return value;
	const { shape, type } = formField(document, [source]);
	return shape.kind === 'object' || shape.kind === 'json' || shape.kind === 'select' ? consoleText.variantNumber(index + 1) : typeInWords(type);
}
