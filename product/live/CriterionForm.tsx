import { type FormEvent, useState } from 'react';
import { readDecimal } from '#product/domain/decimal.ts';
import type { FilterCriterion, Operands } from '#product/domain/filter.ts';
import { FILTER_FIELDS, type FilterField } from './filter-fields.ts';
import { operatorsOf } from './filter-words.ts';
import { OperandFields } from './OperandFields.tsx';
import { SelectField } from './SelectField.tsx';

interface CriterionFormProps {
	/** No more criteria fit. */
	isFull: boolean;
	onApply: (field: string, criterion: FilterCriterion) => void;
}

/** Field, operator, value (T4, step 2) and **Anwenden**. */
export function CriterionForm({ isFull, onApply }: CriterionFormProps) {
	const [key, setKey] = useState('status');
	const [operator, setOperator] = useState<FilterCriterion['operator']>('one_of');
	const [values, setValues] = useState<readonly string[]>([]);
	const [message, setMessage] = useState('');
	const field = FILTER_FIELDS.find((candidate) => candidate.key === key);
	if (field === undefined) return null;
	const operators = operatorsOf(field);
	const chosen = operators.find((candidate) => candidate.operator === operator) ?? operators[0];
	const operands = chosen?.operands ?? 'none';
	const choose = (next: FilterField) => {
		setKey(next.key);
		setOperator(operatorsOf(next)[0]?.operator ?? 'is');
		setValues([]);
		setMessage('');
	};
	const apply = (event: FormEvent) => {
		event.preventDefault();
		const read = readValues(operands, values);
		if (isFull) return setMessage('Höchstens 20 Filterkriterien.');
		if (read === undefined) return setMessage('Der Wert fehlt oder passt nicht zum Operator.');
		onApply(field.key, { operator, values: read });
		setValues([]);
		setMessage('');
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
			<SelectField
				label="Operator"
				value={operator}
				options={operators.map(({ operator: value, label }) => ({ value, label }))}
				onChange={(next) => {
					setOperator(next);
					setValues([]);
					setMessage('');
				}}
			/>
			<OperandFields operands={operands} options={field.options ?? []} values={values} onChange={setValues} />
			<div className="filter-apply">
				<button type="submit" className="button">
					Anwenden
				</button>
				<p role="alert">{message}</p>
			</div>
		</form>
	);
}

/** Values as a criterion holds them; `undefined` when something is missing or cannot be read. */
function readValues(operands: Operands, values: readonly string[]): string[] | undefined {
	const given = values.map((value) => value.trim()).filter((value) => value !== '');
	const wanted = operands === 'none' ? 0 : operands === 'days' || operands === 'numbers' ? 2 : 1;
	if (given.length < wanted) return undefined;
	if (operands === 'count') return /^\d{1,4}$/.test(given[0] ?? '') ? given : undefined;
	if (operands !== 'number' && operands !== 'numbers') return given;
	const numbers = given.map(readDecimal).filter((number) => number !== undefined);
	return numbers.length === given.length ? numbers : undefined;
}
