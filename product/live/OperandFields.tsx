import type { Operands } from '#product/domain/filter.ts';
import { DateField } from './DateField.tsx';
import { Field } from './Field.tsx';

interface OperandFieldsProps {
	operands: Operands;
	options: readonly { value: string; label: string }[];
	values: readonly string[];
	onChange: (values: readonly string[]) => void;
}

const LABELS: Readonly<Record<'text' | 'count' | 'number' | 'numbers', string>> = { text: 'Wert', count: 'Tage', number: 'Wert', numbers: 'von' };

/** The controls for what an operator needs. */
export function OperandFields({ operands, options, values, onChange }: OperandFieldsProps) {
	const [first = '', second = ''] = values;
	if (operands === 'none') return null;
	if (operands === 'choices')
		return (
			<fieldset className="live-choice" data-wide>
				<legend>Wert</legend>
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
				<DateField label={operands === 'day' ? 'Tag' : 'von'} value={first} onChange={(value) => onChange([value, second])} />
				{operands === 'days' && <DateField label="bis" value={second} onChange={(value) => onChange([first, value])} />}
			</>
		);
	return (
		<>
			<OperandField label={LABELS[operands]} value={first} onChange={(value) => onChange([value, second])} />
			{operands === 'numbers' && <OperandField label="bis" value={second} onChange={(value) => onChange([first, value])} />}
		</>
	);
}

function OperandField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
	return <Field label={label}>{(ids) => <input {...ids} type="text" value={value} onChange={(event) => onChange(event.target.value)} />}</Field>;
}
