import { useId, useState } from 'react';
import { variantFor } from '#console/form/chosen-variants.ts';
import { type FieldKind, type FormField, formField } from '#console/form/field.ts';
import { exampleOf } from '#openapi/example/example.ts';
import { isObject } from '#openapi/json/json.ts';
import { consoleText } from '#words/console.ts';
import { useForm, type ValueFieldProps } from './console-context.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { ObjectFields } from './ObjectField.tsx';
import { VariantSelect } from './VariantSelect.tsx';

type ChoiceShape = Extract<FieldKind, { kind: 'choice' }>;

/** A value of one of several schemas: the reader chooses which, and gets its example to begin with. */
export function ChoiceField({
	path,
	label,
	required,
	value,
	onChange,
	hint,
	field,
	shape,
	isEntry = false,
}: ValueFieldProps & { field: FormField; shape: ChoiceShape }) {
	const { document, Value } = useForm();
	const id = useId();
	const { group, beside } = shape;
	// What a reader has chosen stays so while the value does not fit yet.
	const [chosen, setChosen] = useState(() => variantFor(document, shape, value));
	const current = value === undefined ? -1 : chosen;
	const variant = group.variants[current];
	const choose = (index: number) => {
		const next = group.variants[index];
		setChosen(index);
		onChange(next && exampleOf(document, next.source, 'request'));
	};
	const sources = variant && [variant.source, ...beside];
	const inner = sources && formField(document, sources).shape;
	return (
		<GroupFrame path={path} label={label} required={required && !isEntry} hint={hint ?? field.description} field={field}>
			<label className="console-row" htmlFor={id}>
				{consoleText.variant}{' '}
				<VariantSelect id={id} group={group} current={current} none={required ? consoleText.chooseValue : consoleText.leftOut} onChoose={choose} />
			</label>
			{sources &&
				(inner?.kind === 'object' && isObject(value) ? (
					<ObjectFields key={current} path={path} value={value} onChange={onChange} shape={inner} />
				) : (
					<Value path={path} label={label} sources={sources} required={required} value={value} onChange={onChange} />
				))}
		</GroupFrame>
	);
}
