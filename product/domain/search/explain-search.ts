import { germanDate } from '#product/domain/calendar-date.ts';
import type { DateRange } from './date-range.ts';
import type { Clause, Condition, ValuePattern, WordPattern } from './parse-search.ts';

/** What a clause asks for, in German words: `Status ist fällig oder überfällig`. Negation is said by the caller. */
export function explainClause({ condition }: Pick<Clause, 'condition'>): string {
	if (condition.kind === 'words') return `ein Text enthält ${phraseInWords(condition.pattern)}`;
	const { label, comparison } = condition.field;
	if (comparison === 'flag') return `trägt das Kennzeichen „${alternatives(condition)}“`;
	return `${label} ${alternatives(condition)}`;
}

function alternatives(condition: Exclude<Condition, { kind: 'words' }>): string {
	if (condition.kind === 'date') return condition.ranges.map(daysInWords).join(' oder ');
	if (condition.kind === 'field-words') return `enthält ${condition.alternatives.map(phraseInWords).join(' oder ')}`;
	if (condition.field.comparison === 'flag') return condition.alternatives.map(({ text }) => text).join('“ oder „');
	const values = condition.alternatives.map(valueInWords);
	return condition.alternatives.some(({ open }) => open) ? values.join(' oder ') : values.join(' oder ').replaceAll(' oder ist ', ' oder ');
}

function valueInWords({ text, open }: ValuePattern): string {
	return open ? `beginnt mit „${text}“` : `ist „${text}“`;
}

function phraseInWords({ words: parts, text, open }: WordPattern): string {
	if (parts.length === 1) return open ? `ein Wort, das mit „${text}“ beginnt` : `das Wort „${text}“`;
	return `die Wortfolge „${text}${open ? '…' : ''}“`;
}

function daysInWords({ from, to }: DateRange): string {
	if (from === undefined) return `bis ${german(to)}`;
	if (to === undefined) return `ab ${german(from)}`;
	return from === to ? `am ${german(from)}` : `vom ${german(from)} bis ${german(to)}`;
}

function german(date: string | undefined): string {
	return date === undefined ? '' : germanDate(date);
}
