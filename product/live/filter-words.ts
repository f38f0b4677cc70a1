import { germanDate } from '#product/domain/calendar-date.ts';
import { FILTER_OPERATORS, type FilterCriterion, type Operands } from '#product/domain/filter.ts';
import type { FilterField } from './filter-fields.ts';

/** Operators of a field, one way of writing for all kinds. */
export function operatorsOf({ kind }: FilterField): readonly { operator: FilterCriterion['operator']; label: string; operands: Operands }[] {
	return FILTER_OPERATORS[kind];
}

/** A criterion as its chip says it: `fällig am in den nächsten 30 Tagen` (RULES.md ). */
export function criterionInWords(field: FilterField, { operator, values }: FilterCriterion): string {
	const { label, operands } = operatorsOf(field).find((candidate) => candidate.operator === operator) ?? { label: '', operands: 'none' };
	if (operands === 'none') return `${field.label} ${label}`;
	if (operands === 'count') return `${field.label} ${label.replace('…', values[0] ?? '')}`;
	const words = values.map((value) => operandText(field, operands, value));
	return `${field.label} ${label} ${words.join(operands === 'choices' ? ', ' : ' und ')}`;
}

function operandText({ options = [] }: FilterField, operands: Operands, value: string): string {
	if (operands === 'choices') return options.find((option) => option.value === value)?.label ?? value;
	if (operands === 'day' || operands === 'days') return germanDate(value);
	return operands === 'text' ? `„${value}“` : value.replace('.', ',');
}
