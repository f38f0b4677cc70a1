import { isInRange } from './date-range.ts';
import { fieldValues, wordTexts } from './field-values.ts';
import { fold, wordsOf } from './fold.ts';
import type { Clause, Condition, ValuePattern, WordPattern } from './parse-search.ts';
import type { SearchableCustomField } from './search-field.ts';
import type { Searchable } from './searchable.ts';

interface MatchContext {
	customFields: readonly SearchableCustomField[];
	/** Day of an instant (RFC 3339) in the time zone of the reader. Default: in UTC. */
	dayOf?: (instant: string) => string;
}

/** Whether a record fits all clauses (RULES.md R-11). Retired ones only fit when a clause names the status ausgemustert. */
export function matchesSearch(clauses: readonly Clause[], record: Searchable, context: MatchContext): boolean {
	const hidden = record.retiredAt !== null && !namesRetired(clauses);
	return !hidden && clauses.every(({ negated, condition }) => negated !== holds(condition, record, context));
}

/** Whether an expression names the status ausgemustert, so that retired devices are not left out. */
export function namesRetired(clauses: readonly Clause[]): boolean {
	return clauses.some(
		({ negated, condition }) =>
			!negated &&
			condition.kind === 'field' &&
			condition.field.field === 'status' &&
			condition.alternatives.some((pattern) => isValue(pattern, 'ausgemustert') || isValue(pattern, 'retired')),
	);
}

function holds(condition: Condition, record: Searchable, { customFields, dayOf = (instant) => instant.slice(0, 10) }: MatchContext): boolean {
	if (condition.kind === 'words') return wordTexts(record, customFields).some((text) => hasWords(condition.pattern, text));
	const values = fieldValues(condition.field, record, dayOf);
	if (condition.kind === 'date') return condition.ranges.some((range) => values.some((day) => isInRange(day, range)));
	if (condition.kind === 'field-words') return condition.alternatives.some((pattern) => values.some((text) => hasWords(pattern, text)));
	return condition.alternatives.some((pattern) => values.some((value) => isValue(pattern, value)));
}

function isValue({ value, open }: ValuePattern, text: string): boolean {
	return open ? fold(text).startsWith(value) : fold(text) === value;
}

/** Whether a text contains the words in a row. */
function hasWords({ words, open }: WordPattern, text: string): boolean {
	if (words.length === 0) return false;
	const found = wordsOf(text);
	return found.some((_, at) =>
		words.every((word, index) => {
			const candidate = found[at + index];
			return open && index === words.length - 1 ? candidate?.startsWith(word) === true : candidate === word;
		}),
	);
}
