import type { Header, Parameter } from '#openapi/model/model.ts';
import type { EnumValue, Literal, SchemaNode, UnresolvedNode } from '#openapi/schema/schema-node.ts';
import type { Constraint } from '#schema/api-constraint.ts';
import type { ValueView } from './operation-view.ts';
import { hasInside, itemsOf } from './schema-fields.ts';
import { type ShownExample, sentForms, shownExamples } from './sent-form.ts';

/** One thing that a page says of a value: kinds and values, never words. The printers of `src/reference` have the words. */
export type Fact =
	/** `ofEntries`: not of the list but of each of its entries. */
	| { kind: 'constraint'; constraint: Constraint; ofEntries: boolean }
	| { kind: 'default'; value: Literal }
	| { kind: 'unresolved'; ref: string; reason: UnresolvedNode['reason'] }
	| { kind: 'furtherFields'; allowed: boolean }
	| { kind: 'mediaType'; type: string }
	| { kind: 'reservedCharacters' | 'mayBeEmpty' }
	| { kind: 'examples'; examples: ShownExample[] }
	/** How the examples look when they are sent. */
	| { kind: 'sentAs'; place: Parameter['place']; forms: string[] }
	| { kind: 'constant'; value: Literal }
	| { kind: 'values'; values: readonly EnumValue[] }
	/** What is said of the entries of a list, where that takes more than a line. `anchor` is their id: other places may refer to it. */
	| { kind: 'entries'; anchor: string; facts: Fact[] };

/** What a value must be like: constraints, default, allowed values, examples. Of a list also what its entries must be like. */
export function factsOf(node: SchemaNode): Fact[] {
	return [...demands(node), ...examples(schemaExamples(node)), ...values(node)];
}

/** What is said of a parameter. */
export function parameterFacts({ value, node }: ValueView<Parameter>): Fact[] {
	const shown = shownExamples(value, node.examples);
	const sent = sentForms(value, shown);
	return [
		...demands(node),
		...examples(schemaExamples({ ...node, examples: [] })),
		...(value.content ? [{ kind: 'mediaType', type: value.content.type } as const] : []),
		...(value.allowReserved ? [{ kind: 'reservedCharacters' } as const] : []),
		...(value.allowEmptyValue ? [{ kind: 'mayBeEmpty' } as const] : []),
		...examples(shown),
		...(sent.length > 0 ? [{ kind: 'sentAs', place: value.place, forms: sent } as const] : []),
		...values(node),
	];
}

/** What is said of a header of a response. Its example is shown as it is sent. */
export function headerFacts({ value, node }: ValueView<Header>): Fact[] {
	const isWritten = (value.examples.length > 0 || node.examples.length > 0) && value.serialised !== '';
	const written = isWritten ? [{ value: { value: value.example, text: value.serialised }, summary: undefined }] : [];
	return [...demands(node), ...examples(schemaExamples({ ...node, examples: [] })), ...examples(written), ...values(node)];
}

function demands(node: SchemaNode): Fact[] {
	return [
		...node.constraints.map((constraint): Fact => ({ kind: 'constraint', constraint, ofEntries: false })),
		...(node.default ? [{ kind: 'default', value: node.default } as const] : []),
		...(itemsOf(node)?.constraints ?? []).map((constraint): Fact => ({ kind: 'constraint', constraint, ofEntries: true })),
		...(node.kind === 'unresolved' ? [{ kind: 'unresolved', ref: node.ref, reason: node.reason } as const] : []),
		...furtherFields(node),
	];
}

/** That an object takes any other fields is said where it has some of its own. */
function furtherFields(node: SchemaNode): Fact[] {
	if (node.kind !== 'object') return [];
	if (node.additionalProperties?.kind === 'never') return [{ kind: 'furtherFields', allowed: false }];
	return node.additionalProperties?.kind === 'any' && node.properties.length > 0 ? [{ kind: 'furtherFields', allowed: true }] : [];
}

const examples = (shown: ShownExample[]): Fact[] => (shown.length === 0 ? [] : [{ kind: 'examples', examples: shown }]);

/** The examples of a schema; a list without any has those of its entries. */
function schemaExamples(node: SchemaNode): ShownExample[] {
	const own = node.examples.length > 0 ? node.examples : (itemsOf(node)?.examples ?? []);
	return own.map((value) => ({ value, summary: undefined }));
}

function values(node: SchemaNode): Fact[] {
	const items = itemsOf(node);
	return [...ownValues(node), ...(items && !hasInside(items) ? entries(items) : [])];
}

function ownValues(node: SchemaNode): Fact[] {
	if (node.kind !== 'scalar') return [];
	const [first] = node.enum;
	if (first === undefined) return [];
	return [node.constant && first.description === undefined ? { kind: 'constant', value: first } : { kind: 'values', values: node.enum }];
}

function entries(node: SchemaNode): Fact[] {
	// The constraints of the entries stand with those of the list.
	const facts = node.kind === 'array' ? factsOf({ ...node, constraints: [] }) : ownValues(node);
	return node.kind === 'array' || facts.length > 0 ? [{ kind: 'entries', anchor: node.anchor, facts }] : [];
}
