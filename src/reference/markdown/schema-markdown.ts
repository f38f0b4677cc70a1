import { codeSpan, embedded, indented, plain } from '#openapi/page/markdown-text.ts';
import { descriptionOf } from '#openapi/page/schema-description.ts';
import { fieldsOf, hasInside, itemsOf, type SchemaField } from '#openapi/page/schema-fields.ts';
import type { Choice, Condition, Literal, ReferenceNode, SchemaNode } from '#openapi/schema/schema-node.ts';

/** A schema as Markdown: its type, what is said about it, and all its fields as nested lists. */
export function schemaMarkdown(node: SchemaNode): string {
	return paragraphs([typeMarkdown(node), ...wordsOf(node), insideMarkdown(node)]);
}

/** A named value (field, parameter, header) as a list item. */
export function itemMarkdown(name: string, marks: readonly string[], node: SchemaNode, description: string | undefined, more: readonly string[] = []): string {
	const head = [`${name} – ${typeMarkdown(node)}`, ...marks, ...marksOf(node)].join(', ');
	return `- ${indented(paragraphs([head, ...wordsOf(node, description, more), insideMarkdown(node)]), '  ').trimStart()}`;
}

/** The type in words, with the place where a schema stands that is not repeated here. */
export function typeMarkdown(node: SchemaNode): string {
	const target = referenceIn(node);
	return plain(node.typeWords) + (node.nullable ? ' oder null' : '') + (target === undefined ? '' : ` (${pointerTo(target)})`);
}

function pointerTo({ label, href, recursive }: ReferenceNode): string {
	if (recursive) return `enthält sich selbst, siehe oben: ${plain(label)}`;
	return href.startsWith('#') ? `siehe ${plain(label)}` : `siehe [${plain(label)}](${href})`;
}

function referenceIn(node: SchemaNode): ReferenceNode | undefined {
	if (node.kind === 'reference') return node;
	const items = itemsOf(node);
	return items && referenceIn(items);
}

const paragraphs = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== '').join('\n\n');

function marksOf(node: SchemaNode): string[] {
	return [
		...(node.readOnly ? ['nur in Antworten'] : []),
		...(node.writeOnly ? ['nur in Anfragen'] : []),
		...(node.deprecated ? [node.deprecatedSince === undefined ? '**veraltet**' : `**veraltet seit ${plain(node.deprecatedSince)}**`] : []),
		...(node.since === undefined ? [] : [`seit ${plain(node.since)}`]),
	];
}

const literal = ({ text }: Literal) => (text === '' ? 'leerer Text' : codeSpan(text));

/** Description, constraints, allowed values, examples. */
function wordsOf(node: SchemaNode, description = node.description, more: readonly string[] = []): string[] {
	const words = descriptionOf(node, description);
	const items = itemsOf(node);
	const facts = [
		...node.constraints.map(plain),
		...(node.default ? [`Vorgabe ${literal(node.default)}`] : []),
		...(items?.constraints ?? []).map((constraint) => `je Eintrag ${plain(constraint)}`),
		...(node.kind === 'unresolved' ? [`Verweis, dem nicht gefolgt wird: ${codeSpan(node.ref)}`] : []),
		...(node.kind === 'object' && node.additionalProperties?.kind === 'never' ? ['keine weiteren Felder'] : []),
		...(node.mergedFrom.length > 0 ? [`zusammengesetzt aus ${node.mergedFrom.map(({ name }) => plain(name)).join(', ')}`] : []),
		...(node.examples.length > 0 ? [`Beispiel ${node.examples.map(literal).join(', ')}`] : []),
		...more,
	];
	return [
		...(words === undefined ? [] : [embedded(words, 6)]),
		...(facts.length > 0 ? [facts.join(' · ')] : []),
		...valuesOf(node),
		...(items ? valuesOf(items) : []),
	];
}

function valuesOf(node: SchemaNode): string[] {
	if (node.kind !== 'scalar' || node.enum.length === 0) return [];
	if (node.enum.every(({ description }) => description === undefined)) return [`Werte: ${node.enum.map(literal).join(', ')}`];
	return [
		node.enum.map((value) => `- ${literal(value)}${value.description === undefined ? '' : `: ${value.description.replace(/\s+/g, ' ').trim()}`}`).join('\n'),
	];
}

/** Fields, alternatives and conditions of a schema. */
function insideMarkdown(node: SchemaNode): string {
	const items = itemsOf(node);
	return paragraphs([
		fieldsOf(node).map(fieldMarkdown).join('\n'),
		...(items && hasInside(items)
			? [items.description === node.description ? undefined : items.description && embedded(items.description, 6), insideMarkdown(items)]
			: []),
		...node.choices.map(choiceMarkdown),
		...node.not.map((not) => `Nicht erlaubt: ${schemaMarkdown(not)}`),
		...node.conditions.map(conditionMarkdown),
	]);
}

function fieldMarkdown({ name, isPattern, required, from, node }: SchemaField): string {
	const marks = [...(required ? ['**Pflicht**'] : []), ...(from === undefined ? [] : [`aus ${plain(from)}`])];
	return itemMarkdown(isPattern ? `*${plain(name)}*` : codeSpan(name), marks, node, node.description);
}

function choiceMarkdown({ keyword, discriminator, options }: Choice): string {
	const count = `${keyword === 'oneOf' ? 'Genau' : 'Mindestens'} eine von ${options.length} Varianten`;
	const told = discriminator === undefined ? '' : `, zu erkennen an ${codeSpan(discriminator)}`;
	const listed = options.map(({ label, discriminatorValues, node }) => {
		const values = discriminatorValues.map(codeSpan).join(', ');
		return `- ${indented(`**${plain(label)}**${values === '' ? '' : ` (${values})`}\n\n${schemaMarkdown(node)}`, '  ').trimStart()}`;
	});
	return `${count}${told}:\n\n${listed.join('\n')}`;
}

function conditionMarkdown({ when, property, holds, otherwise }: Condition): string {
	return paragraphs([
		property === undefined ? undefined : `Wenn ${codeSpan(property)} angegeben ist:`,
		when && `Wenn: ${schemaMarkdown(when)}`,
		holds && `dann: ${schemaMarkdown(holds)}`,
		otherwise && `sonst: ${schemaMarkdown(otherwise)}`,
	]);
}
