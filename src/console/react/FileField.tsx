import type { FormField } from '#console/form/field.ts';
import { byteSize } from '#words/byte-size.ts';
import { consoleText } from '#words/console.ts';
import { useForm, type ValueFieldProps } from './console-context.tsx';
import { FieldFrame } from './FieldFrame.tsx';

/** A file. The value is its name; the form keeps the file itself. */
export function FileField({ path, label, required, value, onChange, hint, field }: ValueFieldProps & { field: FormField }) {
	const { files, keepFile } = useForm();
	const file = files[typeof value === 'string' ? value : ''];
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
				<input
					{...attributes}
					type="file"
					onChange={({ target }) => {
						const [chosen] = target.files ?? [];
						if (chosen) onChange(keepFile(chosen));
					}}
				/>
			)}
		</FieldFrame>
	);
}
