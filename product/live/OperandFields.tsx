import { useId } from 'react';
import type { Operands } from '#product/domain/filter.ts';
import { DateField } from './DateField.tsx';
import { Field } from './Field.tsx';

interface OperandFieldsProps {
	operands: Operands;
	options: readonly { value: string; label: string }[];
	values: readonly string[];
	/** What is wrong with each value; empty while nobody has asked. */
	problems: readonly (string | undefined)[];
	onChange: (values: readonly string[]) => void;
}

const LABELS: Readonly<Record<'text' | 'count' | 'number' | 'numbers', string>> = { text: 'Wert', count: 'Tage', number: 'Wert', numbers: 'von' };

/** The controls for what an operator needs. */
export function OperandFields({ operands, options, values, problems, onChange }: OperandFieldsProps) {
	const [first = '', second = ''] = values;
	const [atFirst, atSecond] = problems;
	const id = useId();
	if (operands === 'none') return null;
	if (operands === 'choices')
		return (
			<fieldset className="live-choice" data-wide aria-describedby={atFirst && id}>
				<legend>Wert</legend>
				<div aria-live="polite" id={id}>
					{atFirst !== undefined && <p className="live-problem">{atFirst}</p>}
				</div>
				{options.map(({ value, label }) => (
					<label key={value}>
						<input
							type="checkbox"
							checked={values.includes(value)}
							onChange={(event) => onChange(event.target.checked ? [...values, value] : values.filter((other) => other !== value))}
						/>
						{label}
					</label>
				))}
			</fieldset>
		);
	if (operands === 'day' || operands === 'days')
		return (
			<>
				<DateField label={operands === 'day' ? 'Tag' : 'von'} value={first} problem={atFirst} onChange={(value) => onChange([value, second])} />
				{operands === 'days' && <DateField label="bis" value={second} problem={atSecond} onChange={(value) => onChange([first, value])} />}
			</>
		);
	return (
		<>
			<OperandField label={LABELS[operands]} value={first} problem={atFirst} onChange={(value) => onChange([value, second])} />
			{operands === 'numbers' && <OperandField label="bis" value={second} problem={atSecond} onChange={(value) => onChange([first, value])} />}
		</>
	);
}

interface OperandFieldProps {
	label: string;
	value: string;
	problem: string | undefined;
	onChange: (value: string) => void;
}

function OperandField({ label, value, problem, onChange }: OperandFieldProps) {
	return (
		<Field label={label} problem={problem}>
			{(ids) => <input {...ids} type="text" value={value} aria-invalid={problem !== undefined} onChange={(event) => onChange(event.target.value)} />}
		</Field>
	);
}
