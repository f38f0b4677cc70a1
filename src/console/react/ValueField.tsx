import { type Field, fieldOf } from '#console/form/field.ts';
import { consoleText } from '#words/console.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useForm, type ValueFieldProps } from './console-context.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { FileField } from './FileField.tsx';
import { JsonField } from './JsonField.tsx';
import { CheckedList, CommaList, ListField } from './ListField.tsx';
import { ObjectField } from './ObjectField.tsx';
import { BooleanInput, NumberInput, SelectInput, TextInput } from './ScalarInput.tsx';

/** Asks for a value of any schema. */
export function ValueField(props: ValueFieldProps) {
	const { document } = useForm();
	const field = fieldOf(document, props.sources);
	const { shape } = field;
	switch (shape.kind) {
		case 'object':
			return <ObjectField {...props} shape={shape} nullable={field.nullable} />;
		case 'choice':
			return <ChoiceField {...props} shape={shape} />;
		case 'list': {
			if (!props.isInline) return <ListField {...props} shape={shape} />;
			const items = fieldOf(document, shape.items).shape;
			return items.kind === 'select' ? <CheckedList {...props} values={items.values} /> : <CommaList {...props} hint={props.hint ?? field.hint} />;
		}
		case 'file':
			return <FileField {...props} hint={props.hint ?? field.hint} />;
		case 'json':
			return <JsonField {...props} hint={props.hint ?? field.hint} />;
		default:
			return <ScalarField {...props} field={field} />;
	}
}

function ScalarField({ path, label, required, value, onChange, hint, field, isEntry = false }: ValueFieldProps & { field: Field }) {
	const { shape, nullable } = field;
	const nullBox = nullable && (
		<label className="console-null">
			<input
				type="checkbox"
				checked={value === null}
				aria-label={consoleText.nullOf(label)}
				onChange={(event) => onChange(event.target.checked ? null : undefined)}
			/>
			{consoleText.asNull}
		</label>
	);
	return (
		<FieldFrame path={path} label={label} required={required && !isEntry} hint={hint ?? field.hint} beside={nullBox}>
			{(attributes) => {
				const control = { attributes, value, onChange, required };
				if (shape.kind === 'select') return <SelectInput {...control} values={shape.values} />;
				if (shape.kind === 'boolean') return <BooleanInput {...control} />;
				if (shape.kind === 'number') return <NumberInput {...control} whole={shape.whole} />;
				return <TextInput {...control} isLong={shape.kind === 'text' && shape.isLong} />;
			}}
		</FieldFrame>
	);
}
