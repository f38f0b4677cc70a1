import { type FormEvent, useState } from 'react';
import { readDecimal } from '#product/domain/decimal.ts';
import type { FilterCriterion, Operands } from '#product/domain/filter.ts';
import { FILTER_FIELDS, type FilterField } from './filter-fields.ts';
import { operatorsOf } from './filter-words.ts';
import { OperandFields } from './OperandFields.tsx';
import { SelectField } from './SelectField.tsx';

interface CriterionFormProps {
	/** Whether the list already has the largest number of criteria. */
	isFull: boolean;
	onApply: (field: string, criterion: FilterCriterion) => void;
}

/** Field, operator, value (T4, step 2) and **Anwenden**. */
export function CriterionForm({ isFull, onApply }: CriterionFormProps) {
	const [key, setKey] = useState('status');
	const [operator, setOperator] = useState<FilterCriterion['operator']>('one_of');
	const [values, setValues] = useState<readonly string[]>([]);
	const [message, setMessage] = useState('');
	const [problems, setProblems] = useState<readonly (string | undefined)[]>([]);
	const field = FILTER_FIELDS.find((candidate) => candidate.key === key);
	if (field === undefined) return null;
	const operators = operatorsOf(field);
	const chosen = operators.find((candidate) => candidate.operator === operator) ?? operators[0];
	const operands = chosen?.operands ?? 'none';
	const begin = (next: FilterCriterion['operator']) => {
		setOperator(next);
		setValues([]);
		setMessage('');
		setProblems([]);
	};
	const choose = (next: FilterField) => {
		setKey(next.key);
		begin(operatorsOf(next)[0]?.operator ?? 'is');
	};
	const apply = (event: FormEvent) => {
		event.preventDefault();
		if (isFull) return setMessage('Höchstens 20 Filterkriterien.');
		const found = problemsOfValues(operands, values);
		if (found.some((problem) => problem !== undefined)) return setProblems(found);
		onApply(field.key, { operator, values: readValues(operands, values) });
		begin(operator);
	};
	return (
		<form className="live-form filter-form" onSubmit={apply}>
			<SelectField
				label="Feld"
				value={key}
				options={FILTER_FIELDS.map(({ key: value, label }) => ({ value, label }))}
				onChange={(next) => {
					const found = FILTER_FIELDS.find((candidate) => candidate.key === next);
					if (found !== undefined) choose(found);
				}}
			/>
			<SelectField label="Operator" value={operator} options={operators.map(({ operator: value, label }) => ({ value, label }))} onChange={begin} />
			<OperandFields
				operands={operands}
				options={field.options ?? []}
				values={values}
				problems={problems}
				onChange={(next) => {
					setValues(next);
					setProblems([]);
				}}
			/>
			<div className="filter-apply">
				<button type="submit" className="button">
					Anwenden
				</button>
				<p role="alert">{message}</p>
			</div>
		</form>
	);
}

/** Values that an operator needs. */
const WANTED: Partial<Record<Operands, number>> = { none: 0, days: 2, numbers: 2 };

/** What is wrong with each value. */
function problemsOfValues(operands: Operands, values: readonly string[]): (string | undefined)[] {
	if (operands === 'choices') return [values.length === 0 ? 'Wählen Sie mindestens einen Wert.' : undefined];
	return Array.from({ length: WANTED[operands] ?? 1 }, (_, at) => {
		const value = values[at]?.trim() ?? '';
		if (value === '') return 'Die Angabe fehlt.';
		if (operands === 'count') return /^\d{1,4}$/.test(value) ? undefined : 'Erlaubt sind 0 bis 9999.';
		const isNumber = operands === 'number' || operands === 'numbers';
		return isNumber && readDecimal(value) === undefined ? 'Keine Zahl.' : undefined;
	});
}

/** Values without problems as a criterion holds them. */
function readValues(operands: Operands, values: readonly string[]): string[] {
	const given = values.map((value) => value.trim()).filter((value) => value !== '');
	return operands === 'number' || operands === 'numbers' ? given.flatMap((value) => readDecimal(value) ?? []) : given;
}
