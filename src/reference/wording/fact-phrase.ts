import type { Fact } from '#openapi/page/facts.ts';
import type { Constraint } from '#schema/api-constraint.ts';
import { api } from '#words/api.ts';
import { constraintInWords } from '#words/constraint.ts';
import { code, codes, listed, literal, type Phrase } from './phrase.ts';

/** A fact that a phrase tells; the others are lists. */
export type PhraseFact = Exclude<Fact, { kind: 'constant' | 'values' | 'entries' }>;

export function isPhraseFact(fact: Fact): fact is PhraseFact {
	return fact.kind !== 'constant' && fact.kind !== 'values' && fact.kind !== 'entries';
}

/** A fact in words. */
export function factPhrase(fact: PhraseFact): Phrase {
	switch (fact.kind) {
		case 'constraint':
			return [fact.ofEntries ? `${api.eachItem} ` : '', ...constraintPhrase(fact.constraint)];
		case 'default':
			return [`${api.default} `, literal(fact.value)];
		case 'unresolved':
			return [`${api.unresolved[fact.reason]}: `, code(fact.ref)];
		case 'furtherFields':
			return [fact.allowed ? api.otherFieldsAllowed : api.noOtherFields];
		case 'mediaType':
			return [api.asMediaType(fact.type)];
		case 'reservedCharacters':
			return [api.allowReserved];
		case 'mayBeEmpty':
			return [api.allowEmpty];
		case 'examples':
			return [
				`${api.examples(fact.examples.length)} `,
				...listed(fact.examples.map(({ value, summary }) => [literal(value), summary === undefined ? '' : ` (${summary})`])),
			];
		case 'sentAs':
			return [`${api.sentIn[fact.place]} `, ...codes(fact.forms)];
	}
}

/** Patterns are code; everything else is words. */
function constraintPhrase(constraint: Constraint): Phrase {
	const words = constraintInWords(constraint);
	return constraint.kind === 'pattern' ? [words.slice(0, -constraint.pattern.length), code(constraint.pattern)] : [words];
}

/** The only value that is allowed. */
export const constantPhrase = ({ value }: Extract<Fact, { kind: 'constant' }>): Phrase => [`${api.always} `, literal(value)];

/** Allowed values in a line, where none of them has a meaning. */
export const valuesPhrase = ({ values }: Extract<Fact, { kind: 'values' }>): Phrase => [`${api.values}: `, ...codes(values.map(({ text }) => text))];
