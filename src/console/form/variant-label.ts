import type { ApiDocument } from '#openapi/json/json.ts';
import { consoleText } from '#words/console.ts';
import { typeInWords } from '#words/schema-type.ts';
import { type FormField, formField } from './field.ts';
import type { VariantGroup } from './variant-group.ts';

/** The labels of alternatives, as on the page: title or name, the discriminator's value, the type, a property that no other one has, otherwise a number. */
export function variantLabels(document: ApiDocument, { variants }: Pick<VariantGroup, 'variants'>): string[] {
	const fields = variants.map(({ source }) => formField(document, [source]));
	const telling = fields.map((field, index) => (variants[index]?.label === undefined ? tellingOf(document, field) : []));
	return fields.map(({ shape, type }, index) => {
		const { label, discriminatorValues: [value] = [] } = variants[index] ?? {};
		if (label !== undefined || value !== undefined) return label ?? value ?? '';
		if (shape.kind !== 'object' && shape.kind !== 'json' && shape.kind !== 'select') return typeInWords(type);
		return telling[index]?.find((name) => telling.every((others, other) => other === index || !others.includes(name))) ?? consoleText.variantNumber(index + 1);
	});
}

/** Features that may identify an object: fixed values of its fields, then its fields. */
function tellingOf(document: ApiDocument, { shape }: FormField): string[] {
	const members = shape.kind === 'object' ? shape.members : [];
	const values = members.flatMap(({ name, sources }) => {
		const { shape: inner } = formField(document, sources);
		return inner.kind === 'select' && inner.values.length === 1 ? inner.values.map(({ text }) => `${name} = ${text}`) : [];
	});
	return [...values, ...members.map(({ name }) => consoleText.variantWith(name))];
}
