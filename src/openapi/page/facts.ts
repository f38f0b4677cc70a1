import type { ExternalDocs } from '#openapi/model/external-docs.ts';
import type { Header, Parameter } from '#openapi/model/message.ts';
import { serialiseParameter } from '#openapi/model/serialise-parameter.ts';
import type { EnumValue, Literal, SchemaNode, UnresolvedNode } from '#openapi/schema/schema-node.ts';
import type { XmlForm } from '#openapi/schema/xml-form.ts';
import type { Constraint } from '#schema/api-constraint.ts';
import { type ListForm, listFormOf } from './list-form.ts';
import type { ValueView } from './operation-view.ts';
import { letters } from './schema-description.ts';
import { hasInside, itemsOf } from './schema-fields.ts';
import { type ShownExample, sentForms, shownExamples } from './shown-example.ts';

/** One thing that a page says of a value: kinds and values, never words. The printers of `src/reference` have the words. */
export type Fact =
	/** `ofEntries`: not of the list but of each of its entries. */
	| { kind: 'constraint'; constraint: Constraint; ofEntries: boolean }
	| { kind: 'title'; title: string; ofEntries: boolean }
	| { kind: 'default'; value: Literal; ofEntries: boolean }
	/** Values that are known today; others may come. */
	| { kind: 'knownValues'; values: readonly Literal[] }
	| { kind: 'xml'; xml: XmlForm }
	| { kind: 'furtherReading'; docs: ExternalDocs }
	/** The entries of a list are on their way out. */
	| { kind: 'deprecatedEntries' }
	/** Why something is on its way out. */
	| { kind: 'deprecatedBecause'; text: string }
	/** How a list or an object is written as a parameter. */
	| { kind: 'listForm'; form: ListForm }
	| { kind: 'unresolved'; ref: string; reason: UnresolvedNode['reason'] }
	| { kind: 'furtherFields'; allowed: boolean; ofEntries: boolean }
	| { kind: 'mediaType'; type: string }
	/** Of what is no single value; that of a single value stands with its type. */
	| { kind: 'format'; format: string; ofEntries: boolean }
	| { kind: 'reservedCharacters' | 'mayBeEmpty' }
	| { kind: 'examples'; examples: ShownExample[] }
	/** How the examples look when they are sent. */
	| { kind: 'sentAs'; place: Parameter['place']; forms: string[] }
	| { kind: 'constant'; value: Literal }
	| { kind: 'values'; values: readonly EnumValue[] }
	/** Facts about the entries of a list, if they take more than a line. `anchor` is their id, to which other places may link. */
	| { kind: 'entries'; anchor: string; description: string | undefined; facts: Fact[] };

/**
 * Facts about a value: constraints, default, allowed values, examples; for a list also about its entries.
 * @param said the text beside it; a title that repeats it is left out.
 */
export function factsOf(node: SchemaNode, said: readonly (string | undefined)[] = []): Fact[] {
	return [...titleFact(node, said), ...entryTitle(node, said), ...demands(node), ...examples(nodeExamples(node)), ...valueFacts(node)];
}

/** The titles of a schema, but for those that are the name in other letters (`user_id`, „User ID“), as generators write them, or its end (`graph.user`, „user“). */
function titleFact({ title, otherTitles, name, kind }: SchemaNode, said: readonly (string | undefined)[]): Fact[] {
	if (title === undefined && otherTitles.length === 0) return [];
	// The type of a list or a single value does not tell its name.
	const shown = (kind === 'array' || kind === 'scalar' ? said : [...said, name]).filter((text) => text !== undefined);
	const known = new Set(shown.flatMap((text) => [letters(text), letters(text.split('.').at(-1) ?? '')]));
	return [title, ...otherTitles].flatMap((text) => (text === undefined || known.has(letters(text)) ? [] : [{ kind: 'title', title: text, ofEntries: false }]));
}

/** The title of entries whose inside is shown. */
function entryTitle(node: SchemaNode, said: readonly (string | undefined)[]): Fact[] {
	const items = itemsOf(node);
	return items !== undefined && hasInside(items) ? titleFact(items, said).map((fact) => ({ ...fact, ofEntries: true })) : [];
}

/** Facts about a parameter. */
export function parameterFacts({ value, node }: ValueView<Parameter>): Fact[] {
	const shown = shownExamples(value, node.examples);
	const form = listFormOf(value, node);
	// The serialisation of a value that we made up ourselves is of no use.
	const isMadeUp = shown.length === 0 && form === undefined && value.content === undefined;
	const sent = isMadeUp ? [] : sentForms(value, shown);
	return [
		...titleFact(node, [value.name]),
		...demands(node),
		...(form === undefined ? [] : [{ kind: 'listForm', form } as const]),
		...examples(nodeExamples({ ...node, examples: [] })),
		...(value.content ? [{ kind: 'mediaType', type: value.content.type } as const] : []),
		...(value.allowReserved ? [{ kind: 'reservedCharacters' } as const] : []),
		...(value.allowEmptyValue ? [{ kind: 'mayBeEmpty' } as const] : []),
		...examples(shown),
		...(sent.length > 0 ? [{ kind: 'sentAs', place: value.place, forms: sent } as const] : []),
		...valueFacts(node),
	];
}

/** Facts about a header of a response. Its examples are shown as they are sent. */
export function headerFacts({ value, node }: ValueView<Header>): Fact[] {
	const written = shownExamples(value, node.examples).map((shown, index): ShownExample => {
		const text = index === 0 || value.content !== undefined ? value.serialised : serialiseParameter(shown.value.value, { ...value, place: 'header' });
		return text === '' ? shown : { ...shown, value: { value: shown.value.value, text } };
	});
	return [...titleFact(node, [value.name]), ...demands(node), ...examples(nodeExamples({ ...node, examples: [] })), ...examples(written), ...valueFacts(node)];
}

function demands(node: SchemaNode): Fact[] {
	const items = itemsOf(node);
	return [
		...node.constraints.map((constraint): Fact => ({ kind: 'constraint', constraint, ofEntries: false })),
		...(node.default ? [{ kind: 'default', value: node.default, ofEntries: false } as const] : []),
		...(items?.constraints ?? []).map((constraint): Fact => ({ kind: 'constraint', constraint, ofEntries: true })),
		...(items?.default ? [{ kind: 'default', value: items.default, ofEntries: true } as const] : []),
		...(node.knownValues.length > 0 ? [{ kind: 'knownValues', values: node.knownValues } as const] : []),
		...formatFact(node, false),
		...(items ? formatFact(items, true) : []),
		...(node.kind === 'unresolved' ? [{ kind: 'unresolved', ref: node.ref, reason: node.reason } as const] : []),
		...furtherFields(node, false),
		...(items ? furtherFields(items, true) : []),
		...(node.xml ? [{ kind: 'xml', xml: node.xml } as const] : []),
		...(node.deprecatedBecause === undefined ? [] : [{ kind: 'deprecatedBecause', text: node.deprecatedBecause } as const]),
		...(items?.deprecated ? [{ kind: 'deprecatedEntries' } as const] : []),
		...[node.externalDocs, items?.externalDocs].flatMap((docs) => (docs === undefined ? [] : [{ kind: 'furtherReading', docs } as const])),
	];
}

const formatFact = ({ kind, format }: SchemaNode, ofEntries: boolean): Fact[] =>
	format === undefined || kind === 'scalar' ? [] : [{ kind: 'format', format, ofEntries }];

/** That an object takes any other fields is said where it has some of its own. */
function furtherFields(node: SchemaNode, ofEntries: boolean): Fact[] {
	if (node.kind !== 'object') return [];
	if (node.additionalProperties?.kind === 'never') return [{ kind: 'furtherFields', allowed: false, ofEntries }];
	return node.additionalProperties?.kind === 'any' && node.properties.length > 0 ? [{ kind: 'furtherFields', allowed: true, ofEntries }] : [];
}

const examples = (shown: ShownExample[]): Fact[] => (shown.length === 0 ? [] : [{ kind: 'examples', examples: shown }]);

/** The examples of a schema, and of the entries of a list. */
function nodeExamples(node: SchemaNode): ShownExample[] {
	return [...node.examples, ...(itemsOf(node)?.examples ?? [])].map((value) => ({ value, summary: undefined }));
}

function valueFacts(node: SchemaNode): Fact[] {
	const items = itemsOf(node);
	return [...ownValues(node), ...(items && !hasInside(items) ? entries(items) : [])];
}

function ownValues(node: SchemaNode): Fact[] {
	if (!('enum' in node)) return [];
	const [first] = node.enum;
	if (first === undefined) return [];
	return [node.constant && first.description === undefined ? { kind: 'constant', value: first } : { kind: 'values', values: node.enum }];
}

function entries(node: SchemaNode): Fact[] {
	// The constraints of the entries stand with those of the list.
	const bare = { ...node, constraints: [], default: undefined, format: undefined, examples: [], externalDocs: undefined };
	const facts = node.kind === 'array' ? factsOf(bare) : [...titleFact(node, []), ...demands(bare), ...ownValues(node)];
	const { description } = node;
	return node.kind === 'array' || facts.length > 0 || description !== undefined ? [{ kind: 'entries', anchor: node.anchor, description, facts }] : [];
}
