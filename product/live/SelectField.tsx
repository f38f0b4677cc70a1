import { type ReactNode, useRef } from 'react';
import { useCut } from '#ui/islands/use-cut.ts';
import { Field } from './Field.tsx';

interface SelectFieldProps<Value extends string> {
	label: string;
	value: Value;
	options: readonly { value: Value; label: string }[];
	onChange: (value: Value) => void;
	hint?: ReactNode;
	wide?: boolean;
}

/** A choice of one from a list. What is chosen stands below in full where the list is too narrow for it. */
export function SelectField<Value extends string>({ label, value, options, onChange, hint, wide = false }: SelectFieldProps<Value>) {
	const list = useRef<HTMLSelectElement>(null);
	const words = options.find((option) => option.value === value)?.label ?? '';
	const isCut = useCut(list, words);
	return (
		<Field label={label} hint={hint} wide={wide}>
			{(ids) => (
				<>
					<select
						ref={list}
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
					{isCut && (
						<p className="live-hint" aria-hidden="true">
							{words}
						</p>
					)}
				</>
			)}
		</Field>
	);
}
