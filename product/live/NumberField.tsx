import { useState } from 'react';
import { Field } from './Field.tsx';

interface NumberFieldProps {
	label: string;
	value: number;
	min: number;
	max: number;
	/** Called with whole numbers within the bounds only. */
	onChange: (value: number) => void;
}

/** A whole number; what lies outside the bounds is marked and changes nothing. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
	const [text, setText] = useState(String(value));
	const isValid = (candidate: string) => /^\d{1,4}$/.test(candidate) && Number(candidate) >= min && Number(candidate) <= max;
	return (
		<Field label={label} problem={isValid(text) ? undefined : `Erlaubt sind ${min} bis ${max}. Es gilt weiter ${value}.`}>
			{(ids) => (
				<input
					{...ids}
					type="text"
					inputMode="numeric"
					value={text}
					aria-invalid={!isValid(text)}
					onChange={(event) => {
						setText(event.target.value);
						if (isValid(event.target.value)) onChange(Number(event.target.value));
					}}
				/>
			)}
		</Field>
	);
}
