import { addDays, type CalendarDate, isCalendarDate } from './calendar-date.ts';

/** Kinds of fields by their operators (RULES.md ). */
export type FilterKind = 'text' | 'choice' | 'flag' | 'date' | 'number' | 'colour';

/** What a criterion needs beside its operator. */
export type Operands = 'none' | 'text' | 'choices' | 'day' | 'days' | 'count' | 'number' | 'numbers';

const EMPTINESS = [
	{ operator: 'empty', label: 'ist leer', operands: 'none' },
	{ operator: 'filled', label: 'ist nicht leer', operands: 'none' },
] as const;

/** Operators of each kind with the labels of the interface, in its order (RULES.md ). */
export const FILTER_OPERATORS = {
	text: [
		{ operator: 'contains', label: 'enthält', operands: 'text' },
		{ operator: 'contains_not', label: 'enthält nicht', operands: 'text' },
		{ operator: 'is', label: 'ist', operands: 'text' },
		{ operator: 'begins', label: 'beginnt mit', operands: 'text' },
		...EMPTINESS,
	],
	choice: [
		{ operator: 'one_of', label: 'ist eines von', operands: 'choices' },
		{ operator: 'none_of', label: 'ist keines von', operands: 'choices' },
		...EMPTINESS,
	],
	flag: [
		{ operator: 'yes', label: 'ist ja', operands: 'none' },
		{ operator: 'no', label: 'ist nein', operands: 'none' },
	],
	date: [
		{ operator: 'on', label: 'am', operands: 'day' },
		{ operator: 'before', label: 'vor', operands: 'day' },
		{ operator: 'after', label: 'nach', operands: 'day' },
		{ operator: 'between', label: 'zwischen', operands: 'days' },
		{ operator: 'next', label: 'in den nächsten … Tagen', operands: 'count' },
		{ operator: 'last', label: 'in den letzten … Tagen', operands: 'count' },
		...EMPTINESS,
	],
	number: [
		{ operator: 'equal', label: '=', operands: 'number' },
		{ operator: 'unequal', label: '≠', operands: 'number' },
		{ operator: 'less', label: '<', operands: 'number' },
		{ operator: 'at_most', label: '≤', operands: 'number' },
		{ operator: 'more', label: '>', operands: 'number' },
		{ operator: 'at_least', label: '≥', operands: 'number' },
		{ operator: 'between', label: 'zwischen', operands: 'numbers' },
	],
	colour: [{ operator: 'is', label: 'ist', operands: 'text' }, ...EMPTINESS],
} as const satisfies Record<FilterKind, readonly { operator: string; label: string; operands: Operands }[]>;

export type FilterOperator = (typeof FILTER_OPERATORS)[FilterKind][number]['operator'];

/** Criteria of one list at most. */
export const MAXIMUM_CRITERIA = 20;

/** Operator and values; what the values mean says the operator: choices, one day or two (`YYYY-MM-DD`), a count, numbers. */
export interface FilterCriterion {
	operator: FilterOperator;
	values: readonly string[];
}

/** What a field of a record holds: several choices as a list, numbers as texts with a point, `null` is empty. */
export type FilterValue = string | readonly string[] | boolean | null;

/** Whether a value fits a criterion (RULES.md ). Criteria of a list are joined by and, choices of one criterion by or. */
export function fitsCriterion({ operator, values }: FilterCriterion, value: FilterValue, today: CalendarDate): boolean {
	if (operator === 'empty' || operator === 'filled') return isEmpty(value) === (operator === 'empty');
	if (operator === 'yes' || operator === 'no') return (value === true) === (operator === 'yes');
	if (operator === 'one_of' || operator === 'none_of') return filterValues(value).some((item) => values.includes(item)) === (operator === 'one_of');
	if (operator === 'contains_not') return !fitsText('contains', values[0] ?? '', value);
	if (operator === 'unequal') return !fitsNumber('equal', values, value);
	if (operator === 'contains' || operator === 'is' || operator === 'begins') return fitsText(operator, values[0] ?? '', value);
	if (operator === 'on' || operator === 'before' || operator === 'after' || operator === 'next' || operator === 'last')
		return typeof value === 'string' && value !== '' && fitsDay(value, { operator, wanted: values[0] ?? '' }, today);
	if (operator !== 'between') return fitsNumber(operator, values, value);
	const [from = '', to = ''] = values;
	return isCalendarDate(from) ? typeof value === 'string' && value >= from && value <= to : fitsNumber('between', values, value);
}

function isEmpty(value: FilterValue): boolean {
	return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function filterValues(value: FilterValue): readonly string[] {
	return typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
}

function fitsText(operator: 'contains' | 'is' | 'begins', wanted: string, value: FilterValue): boolean {
	const text = typeof value === 'string' ? value.toLocaleLowerCase('de') : '';
	const part = wanted.trim().toLocaleLowerCase('de');
	if (operator === 'is') return text === part;
	return operator === 'begins' ? text.startsWith(part) : text.includes(part);
}

interface DayCriterion {
	operator: 'on' | 'before' | 'after' | 'next' | 'last';
	/** A day, or how many. */
	wanted: string;
}

function fitsDay(day: CalendarDate, { operator, wanted }: DayCriterion, today: CalendarDate): boolean {
	if (operator === 'next') return day >= today && day <= addDays(today, Number(wanted));
	if (operator === 'last') return day <= today && day >= addDays(today, -Number(wanted));
	if (operator === 'on') return day === wanted;
	return operator === 'before' ? day < wanted : day > wanted;
}

function fitsNumber(operator: 'equal' | 'less' | 'at_most' | 'more' | 'at_least' | 'between', values: readonly string[], value: FilterValue): boolean {
	if (typeof value !== 'string' || value === '') return false;
	const number = Number(value);
	const [first = Number.NaN, second = Number.NaN] = values.map(Number);
	if (operator === 'equal') return number === first;
	if (operator === 'less') return number < first;
	if (operator === 'at_most') return number <= first;
	if (operator === 'more') return number > first;
	return operator === 'at_least' ? number >= first : number >= first && number <= second;
}
