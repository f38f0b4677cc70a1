import { type FormField, formField } from '#console/form/field.ts';
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
	const field = formField(document, props.sources);
	const { shape } = field;
	const described = { ...props, field };
	switch (shape.kind) {
		case 'object':
			return <ObjectField {...described} shape={shape} />;
		case 'choice':
			return <ChoiceField {...described} shape={shape} />;
		case 'list': {
			if (!props.isInline) return <ListField {...described} shape={shape} />;
			const items = formField(document, shape.items).shape;
			if (items.kind === 'select') return <CheckedList {...described} values={items.values} />;
			return items.kind === 'object' || items.kind === 'list' ? <ListField {...described} shape={shape} /> : <CommaList {...described} />;
		}
		case 'file':
			return <FileField {...described} />;
		case 'json':
			return <JsonField {...described} />;
		default:
			return <ScalarField {...described} />;
	}
}

function ScalarField({ path, label, required, value, onChange, hint, field, isEntry = false }: ValueFieldProps & { field: FormField }) {
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
		<FieldFrame path={path} label={label} required={required && !isEntry} hint={hint ?? field.description} field={field} beside={nullBox}>
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
