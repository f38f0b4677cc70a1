import { factsOf } from '#openapi/page/facts.ts';
import { codeSpan, indented, plain } from '#openapi/page/markdown-text.ts';
import { fieldMarks, insideUse, optionMarks, type SchemaUse, wholeMarks } from '#openapi/page/marks.ts';
import { descriptionOf } from '#openapi/page/schema-description.ts';
import { hasInside, type SchemaField } from '#openapi/page/schema-fields.ts';
import { foldTitle, type InsidePart, insideOf, summaryOf } from '#openapi/page/schema-inside.ts';
import type { NodeChoice, NodeCondition, SchemaNode } from '#openapi/schema/schema-node.ts';
import { choicePhrase, fieldName, optionWords, typePhrase, typeWords } from '#reference/wording/schema-phrases.ts';
import { api } from '#words/api.ts';
import { factsMarkdown, marksMarkdown, paragraphs, textMarkdown } from './facts-markdown.ts';
import { phraseMarkdown } from './phrase-markdown.ts';

/** A schema as Markdown: what stands before its type (the media type), its type, what is said about it, and all its fields as nested lists. */
export function schemaMarkdown(node: SchemaNode, use: SchemaUse, before?: string): string {
	const head = [...(before === undefined ? [] : [before]), wholeHeadMarkdown(node)].join(' – ');
	return paragraphs([head, partsMarkdown(node, use)]);
}

/** What a schema consists of, without its type. */
export function partsMarkdown(node: SchemaNode, use: SchemaUse, label?: string): string {
	return paragraphs([textMarkdown(descriptionOf(node)), ...factsMarkdown(factsOf(node, [label])), insideMarkdown(node, use)]);
}

/** The type of a schema, with a link if it stands elsewhere. */
export const typeMarkdown = (node: SchemaNode): string => phraseMarkdown(typePhrase(node));

/** The type of what has no name, and what must be known of it at a glance. */
export const wholeHeadMarkdown = (node: SchemaNode): string => [typeMarkdown(node), ...marksMarkdown(wholeMarks(node))].join(', ');

/** The inside of a field, under what it is called where its type does not say so. */
export function foldMarkdown(node: SchemaNode, use: SchemaUse): string {
	if (!hasInside(node)) return '';
	const { name } = summaryOf(node);
	return paragraphs([name === undefined || typeWords(node).includes(name) ? undefined : `${plain(name)}:`, insideMarkdown(node, use)]);
}

/** Everything inside of a schema. */
function insideMarkdown(node: SchemaNode, use: SchemaUse): string {
	return paragraphs(insideOf(node).map((part) => partMarkdown(part, insideUse(node, use))));
}

function partMarkdown(part: InsidePart, use: SchemaUse): string {
	switch (part.kind) {
		case 'mergedFrom':
			return plain(api.mergedFrom(part.names.join(', ')));
		case 'guide':
			return phraseMarkdown([{ link: api.fieldGuide, href: part.href }]);
		case 'fields':
			return part.fields.map((field) => fieldMarkdown(field, use)).join('\n');
		case 'entries':
			return paragraphs([textMarkdown(part.description), insideMarkdown(part.node, use)]);
		case 'choice':
			return choiceMarkdown(part.choice, use);
		case 'not':
			return asideMarkdown(api.not, part.node, use);
		case 'condition':
			return conditionMarkdown(part.condition, use);
	}
}

function fieldMarkdown(field: SchemaField, use: SchemaUse): string {
	const { name, node } = field;
	const named = name.kind === 'property' ? codeSpan(name.name) : `*${plain(fieldName(name))}*`;
	const head = [`${named} – ${typeMarkdown(node)}`, ...marksMarkdown(fieldMarks(field, use))].join(', ');
	return item(
		paragraphs([head, textMarkdown(descriptionOf(node)), ...factsMarkdown(factsOf(node, [fieldName(name), foldTitle(node)])), foldMarkdown(node, use)]),
	);
}

/** Paragraphs and lists as an item of a list. */
export const item = (markdown: string): string => `- ${indented(markdown, '  ').trimStart()}`;

function choiceMarkdown(choice: NodeChoice, use: SchemaUse): string {
	const options = choice.options.map((option) => {
		const { discriminatorValues, isDefault, node } = option;
		const { name, type } = optionWords(option);
		const values = discriminatorValues.map(codeSpan).join(', ');
		const notes = [type, isDefault ? api.defaultVariant : undefined].flatMap((note) => (note === undefined ? [] : ` – ${plain(note)}`));
		const named = `**${plain(name)}**${values === '' ? '' : ` (${values})`}${notes.join('')}`;
		const head = [named, ...marksMarkdown(optionMarks(option, use))].join(', ');
		return item(paragraphs([head, node.kind === 'reference' ? typeMarkdown(node) : undefined, partsMarkdown(node, use, name)]));
	});
	return `${phraseMarkdown(choicePhrase(choice))}:\n\n${options.join('\n')}`;
}

function conditionMarkdown({ when, property, holds, otherwise }: NodeCondition, use: SchemaUse): string {
	return paragraphs([
		property === undefined ? undefined : `${plain(api.whenPresent(property))}:`,
		when && asideMarkdown(api.when, when, use),
		holds && asideMarkdown(api.then, holds, use),
		otherwise && asideMarkdown(api.otherwise, otherwise, use),
	]);
}

/** A schema that stands beside the fields and is announced by a word. */
const asideMarkdown = (label: string, node: SchemaNode, use: SchemaUse) => `${label}: ${schemaMarkdown(node, use)}`;
