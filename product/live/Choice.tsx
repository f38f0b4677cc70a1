import { useId } from 'react';

interface ChoiceProps<Value extends string> {
	legend: string;
	value: Value;
	options: readonly { value: Value; label: string }[];
	onChange: (value: Value) => void;
}

/** A choice of one from few, all in sight. */
export function Choice<Value extends string>({ legend, value, options, onChange }: ChoiceProps<Value>) {
	const name = useId();
	return (
		<fieldset className="live-choice">
			<legend>{legend}</legend>
			{options.map((option) => (
				<label key={option.value}>
					<input type="radio" name={name} checked={value === option.value} onChange={() => onChange(option.value)} />
					{option.label}
				</label>
			))}
		</fieldset>
	);
}
