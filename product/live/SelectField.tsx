import { Field } from './Field.tsx';

interface SelectFieldProps<Value extends string> {
	label: string;
	value: Value;
	options: readonly { value: Value; label: string }[];
	onChange: (value: Value) => void;
	wide?: boolean;
}

/** A choice of one from a list. */
export function SelectField<Value extends string>({ label, value, options, onChange, wide = false }: SelectFieldProps<Value>) {
	return (
		<Field label={label} wide={wide}>
			{(ids) => (
				<select
					{...ids}
					value={value}
					onChange={(event) => {
						const chosen = options.find((option) => option.value === event.target.value);
						if (chosen !== undefined) onChange(chosen.value);
					}}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
