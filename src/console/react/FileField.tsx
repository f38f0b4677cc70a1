import { useState } from 'react';
import type { FormField } from '#console/form/field.ts';
import { byteSize } from '#words/byte-size.ts';
import { consoleText } from '#words/console.ts';
import { useForm, type ValueFieldProps } from './console-context.tsx';
import { FieldFrame } from './FieldFrame.tsx';

/** A file. The value is its name; the form keeps the file itself. */
export function FileField({ path, label, required, value, onChange, hint, field }: ValueFieldProps & { field: FormField }) {
	const { files, keepFile } = useForm();
	const file = files[typeof value === 'string' ? value : ''];
	// The browser's control shows the chosen file until it is replaced by a new control.
	const [removals, setRemovals] = useState(0);
	const remove = () => {
		setRemovals(removals + 1);
		onChange(undefined);
	};
	return (
		<FieldFrame
			path={path}
			label={label}
			required={required}
			hint={hint ?? field.description}
			field={field}
			beside={file && <small className="console-type">{consoleText.file(file.name, byteSize(file.size))}</small>}
		>
			{(attributes) => (
				<>
					<input
						{...attributes}
						key={removals}
						type="file"
						// Browsers remove the file if their dialog is cancelled.
						onChange={({ target }) => onChange(target.files?.[0] && keepFile(target.files[0], value))}
					/>
					{!required && file && (
						<button type="button" className="console-minor" onClick={remove}>
							{consoleText.remove(label)}
						</button>
					)}
				</>
			)}
		</FieldFrame>
	);
}
