import type { Fact } from '#openapi/page/facts.ts';
import type { ShownExample } from '#openapi/page/shown-example.ts';
import type { Constraint } from '#schema/api-constraint.ts';
import { api } from '#words/api.ts';
import { constraintInWords, PATTERN } from '#words/constraint.ts';
import { listFormPhrase } from './list-form-phrase.ts';
import { code, codes, listed, literal, type Phrase, safeLink } from './phrase.ts';
import { xmlPhrase } from './xml-phrase.ts';

/** A fact that a phrase tells; the others are lists. */
type PhraseFact = Exclude<Fact, { kind: 'constant' | 'values' | 'entries' }>;

/** Whether a phrase tells this fact. */
export function isPhraseFact(fact: Fact): fact is PhraseFact {
	return fact.kind !== 'constant' && fact.kind !== 'values' && fact.kind !== 'entries';
}

/** A fact in words. */
export function factPhrase(fact: PhraseFact): Phrase {
	switch (fact.kind) {
		case 'constraint':
			return [fact.ofEntries ? `${api.eachItem} ` : '', ...constraintPhrase(fact.constraint)];
		case 'default':
			return [fact.ofEntries ? `${api.eachItem} ` : '', `${api.default} `, literal(fact.value)];
		case 'title':
			return [fact.ofEntries ? `${api.eachItem} ` : '', api.titled(fact.title)];
		case 'knownValues':
			return [`${api.knownValues}: `, ...codes(fact.values.map(({ text }) => text))];
		case 'xml':
			return xmlPhrase(fact.xml);
		case 'furtherReading':
			return [...safeLink(api.furtherReading, fact.docs.url), ...(fact.docs.description === undefined ? [] : [` (${fact.docs.description.trim()})`])];
		case 'deprecatedEntries':
			return [`${api.eachItem}: ${api.deprecated}`];
		case 'deprecatedBecause':
			return [`${api.deprecated}: ${fact.text.trim()}`];
		case 'listForm':
			return listFormPhrase(fact.form);
		case 'unresolved':
			return [`${api.unresolved[fact.reason]}: `, code(fact.ref)];
		case 'furtherFields':
			return [fact.ofEntries ? `${api.eachItem}: ` : '', fact.allowed ? api.otherFieldsAllowed : api.noOtherFields];
		case 'format':
			return [fact.ofEntries ? `${api.eachItem} ` : '', `${api.format} `, code(fact.format)];
		case 'mediaType':
			return [api.asMediaType(fact.type)];
		case 'reservedCharacters':
			return [api.allowReserved];
		case 'mayBeEmpty':
			return [api.allowEmpty];
		case 'examples':
			return [`${api.examples(fact.examples.length)} `, ...listed(fact.examples.map(examplePhrase))];
		case 'sentAs':
			return [`${api.sentIn[fact.place]} `, ...codes(fact.forms)];
	}
}

/** An example and the words that belong to it. */
export function examplePhrase(example: ShownExample): Phrase {
	const { value, address } = example;
	const words = exampleWords(example);
	return [...(address === undefined ? [literal(value)] : safeLink(api.externalExample, address)), words === '' ? '' : ` (${words})`];
}

/** The words that belong to an example; empty without any. */
export const exampleWords = ({ summary, description }: ShownExample): string => [summary, description?.trim()].filter((text) => text !== undefined).join(': ');

/** Patterns are code; everything else is words. */
function constraintPhrase(constraint: Constraint): Phrase {
	return constraint.kind === 'pattern' ? [`${PATTERN} `, code(constraint.pattern)] : [constraintInWords(constraint)];
}

/** The only value that is allowed. */
export const constantPhrase = ({ value }: Extract<Fact, { kind: 'constant' }>): Phrase => [`${api.always} `, literal(value)];

/** Allowed values in a line, where none of them has a meaning. */
export const valuesPhrase = ({ values }: Extract<Fact, { kind: 'values' }>): Phrase => [`${api.values}: `, ...codes(values.map(({ text }) => text))];
