import { type FieldName, itemsOf } from '#openapi/page/schema-fields.ts';
import type { InsideSummary } from '#openapi/page/schema-inside.ts';
import type { ChoiceOption, NodeChoice, OptionName, ReferenceNode, SchemaNode } from '#openapi/schema/schema-node.ts';
import { typeOf } from '#openapi/schema/schema-type.ts';
import { api } from '#words/api.ts';
import { NAMELESS, orNullInWords, typeInWords } from '#words/schema-type.ts';
import { code, type Phrase } from './phrase.ts';

/** The type of a schema. A schema that stands elsewhere is linked. */
export function typePhrase(node: SchemaNode): Phrase {
	const target = referenceIn(node);
	const words = typeAndNull(node);
	if (target === undefined) return [words];
	const { recursive, label = NAMELESS, href } = target;
	return [`${words}, ${recursive ? `${api.recursive}, ${api.seeAbove}` : api.see} `, { link: label, href }];
}

/** The type of a schema in words, without what it refers to. */
export const typeWords = (node: SchemaNode): string => typeInWords(typeOf(node));

const typeAndNull = (node: SchemaNode): string => (node.nullable ? orNullInWords(typeOf(node)) : typeWords(node));

/** The reference that a schema or the entries of a list consist of. */
function referenceIn(node: SchemaNode): ReferenceNode | undefined {
	if (node.kind === 'reference') return node;
	const items = itemsOf(node);
	return items && referenceIn(items);
}

/** The name of a line in words; a key is its own name. */
export function fieldName(name: FieldName): string {
	switch (name.kind) {
		case 'property':
			return name.name;
		case 'pattern':
			return api.fieldName.pattern(name.pattern);
		case 'position':
			return api.fieldName.position(name.number);
		default:
			return api.fieldName[name.kind];
	}
}

/** How the inside of a schema is announced: `Measurement, 7 Felder`. */
export function summaryWords({ name, isObject, fields, variants }: InsideSummary): string {
	const words = [name ?? (isObject ? api.object : undefined), fields > 0 ? api.fields(fields) : undefined, variants > 0 ? api.variants(variants) : undefined];
	return words.filter((word) => word !== undefined).join(', ') || api.details;
}

/** How alternatives are announced. */
export function choicePhrase({ keyword, discriminator, options }: NodeChoice): Phrase {
	const words = api.choice[keyword](options.length);
	return discriminator === undefined ? [words] : [`${words}, ${api.discriminator} `, code(discriminator)];
}

/** What an alternative is called, and its type where that says more. */
export function optionWords({ name, node }: ChoiceOption): { name: string; type: string | undefined } {
	const type = typeAndNull(node);
	const words = nameWords(name, type);
	return { name: words, type: words === type || (node.kind === 'choice' && !node.nullable) ? undefined : type };
}

function nameWords(name: OptionName, type: string): string {
	switch (name.kind) {
		case 'name':
			return name.text;
		case 'value':
			return `${name.property} = ${name.text}`;
		case 'fields':
			return api.variantWith(name.names.join(api.betweenFields));
		case 'type':
			return type;
		case 'number':
			return api.variant(name.number);
	}
}
