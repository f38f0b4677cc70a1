import { useId } from 'react';
import { type FieldKind, fieldOf, fits } from '#console/form/field.ts';
import { exampleOf } from '#openapi/example/example.ts';
import { isObject } from '#openapi/json/json.ts';
import { consoleText } from '#words/console.ts';
import { useForm, type ValueFieldProps } from './console-context.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { ObjectFields } from './ObjectField.tsx';

type ChoiceShape = Extract<FieldKind, { kind: 'choice' }>;

/** A value of one of several schemas: the reader chooses which, and gets its example to begin with. */
export function ChoiceField({ path, label, required, value, onChange, hint, shape, isEntry = false }: ValueFieldProps & { shape: ChoiceShape }) {
	const { document, Value } = useForm();
	const id = useId();
	const current = value === undefined ? -1 : shape.variants.findIndex(({ sources }) => fits(document, sources, value));
	const variant = shape.variants[current];
	const choose = (index: number) => {
		const [first] = shape.variants[index]?.sources ?? [];
		onChange(first && exampleOf(document, first, 'request'));
	};
	const inner = variant && fieldOf(document, variant.sources).shape;
	return (
		<GroupFrame path={path} label={label} required={required && !isEntry} hint={hint}>
			<label className="console-row" htmlFor={id}>
				{consoleText.variant}{' '}
				<select id={id} value={current} onChange={({ target }) => choose(Number(target.value))}>
					<option value={-1}>{required ? consoleText.chooseValue : consoleText.leftOut}</option>
					{shape.variants.map((option, index) => (
						<option key={option.sources[0]?.pointer ?? option.label} value={index}>
							{option.label}
						</option>
					))}
				</select>
			</label>
			{variant &&
				(inner?.kind === 'object' && isObject(value) ? (
					<ObjectFields key={variant.label} path={path} value={value} onChange={onChange} shape={inner} />
				) : (
					<Value path={path} label={label} sources={variant.sources} required={required} value={value} onChange={onChange} />
				))}
		</GroupFrame>
	);
}
