import { useId } from 'react';

interface TextFieldProps {
	label: string;
	value: string;
	onChange(value: string): void;
	isSecret?: boolean;
}

/** One line of text that belongs to no value of the request. */
export function TextField({ label, value, onChange, isSecret = false }: TextFieldProps) {
	const id = useId();
	return (
		<div className="console-field">
			<div className="console-label">
				<label htmlFor={id}>{label}</label>
			</div>
			<input
				id={id}
				type={isSecret ? 'password' : 'text'}
				autoComplete="off"
				spellCheck={false}
				value={value}
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	);
}
