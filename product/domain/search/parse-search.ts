import type { CalendarDate } from '#product/domain/calendar-date.ts';
import { type DateRange, readDateRange } from './date-range.ts';
import { fold, wordsOf } from './fold.ts';
import { findSearchField, type NamedField, type SearchableCustomField } from './search-field.ts';
import { type Token, type TokenValue, tokenise } from './tokenise.ts';

/** Characters of an expression at most (RULES.md ). */
export const MAXIMUM_EXPRESSION = 400;

/** Consecutive words; with `open` the last one is a beginning. */
export interface WordPattern {
	/** As it is written. */
	text: string;
	words: string[];
	open: boolean;
}

/** A folded value to compare as a whole; with `open` it is a beginning. */
export interface ValuePattern {
	/** As it is written. */
	text: string;
	value: string;
	open: boolean;
}

/** What a clause asks for. Alternatives in a field are joined by or. */
export type Condition =
	| { kind: 'words'; pattern: WordPattern }
	| { kind: 'field'; field: NamedField; alternatives: ValuePattern[] }
	| { kind: 'field-words'; field: NamedField; alternatives: WordPattern[] }
	| { kind: 'date'; field: NamedField; ranges: DateRange[] };

/** One clause with its place in the expression. All clauses must hold, negated ones must not. */
export interface Clause {
	negated: boolean;
	condition: Condition;
	start: number;
	end: number;
}

/** Why an expression is refused, with the place of the fault. `value` goes into the message of KB-601. */
export interface SearchProblem {
	code: 'KB-601' | 'KB-602';
	value: string;
	start: number;
	end: number;
}

interface SearchContext {
	/** What `heute` and `+30t` count from. */
	today: CalendarDate;
	customFields: readonly SearchableCustomField[];
}

/** What is known while an expression is read, and what was found to be wrong so far. */
interface ParseContext extends SearchContext {
	problems: SearchProblem[];
}

/** Reads a search expression (RULES.md R-11). Clauses with a problem are left out. */
export function parseSearch(expression: string, context: SearchContext): { clauses: Clause[]; problems: SearchProblem[] } {
	const clauses: Clause[] = [];
	const problems: SearchProblem[] = [];
	for (const token of tokenise(expression)) {
		const condition = token.field === undefined ? wordsCondition(token) : fieldCondition(token, token.field, { ...context, problems });
		if (condition !== undefined) clauses.push({ negated: token.negated, condition, start: token.start, end: token.end });
	}
	return { clauses, problems };
}

/** The German text of a problem (RULES.md ). */
export function searchProblemText({ code, value }: Pick<SearchProblem, 'code' | 'value'>): string {
	return code === 'KB-601' ? `Unbekanntes Suchfeld „${value}“.` : 'Ungültiger Datumsbereich.';
}

/** A word may go on; several words, by quotes or by a hyphen, are an exact sequence. */
function wordsCondition({ values: [value] }: Token): Condition | undefined {
	const pattern = value && patternOfToken(value);
	return pattern && pattern.words.length > 0 ? { kind: 'words', pattern } : undefined;
}

function patternOfToken({ text, quoted, open }: TokenValue): WordPattern {
	const words = wordsOf(text);
	return { text, words, open: open || (!quoted && words.length === 1) };
}

function fieldCondition(token: Token, named: NonNullable<Token['field']>, reading: ParseContext): Condition | undefined {
	const field = findSearchField(named.name, reading.customFields);
	if (field === undefined) {
		reading.problems.push({ code: 'KB-601', value: named.name, start: named.start, end: named.end });
		return undefined;
	}
	if (field.comparison === 'date') return dateCondition(token, field, reading);
	if (field.comparison === 'words') return { kind: 'field-words', field, alternatives: token.values.map(patternOfToken) };
	return { kind: 'field', field, alternatives: token.values.map(({ text, open }) => ({ text, value: fold(text.trim()), open })) };
}

function dateCondition(token: Token, field: NamedField, { today, problems }: ParseContext): Condition | undefined {
	const ranges: DateRange[] = [];
	for (const { text, open, start, end } of token.values) {
		const range = open ? undefined : readDateRange(text, today);
		if (range === undefined) problems.push({ code: 'KB-602', value: text, start, end });
		else ranges.push(range);
	}
	return ranges.length === token.values.length ? { kind: 'date', field, ranges } : undefined;
}
