import { useState } from 'react';
import { lineOf, valuesIn } from '#console/form/comma-list.ts';
import { type FieldKind, type FormField, formField } from '#console/form/field.ts';
import { fieldWords } from '#console/form/field-words.ts';
import { exampleOf } from '#openapi/example/example.ts';
import type { EnumValue } from '#openapi/schema/schema-node.ts';
import { consoleText } from '#words/console.ts';
import { useForm, type ValueFieldProps } from './console-context.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { GroupFrame } from './GroupFrame.tsx';

type ListShape = Extract<FieldKind, { kind: 'list' }>;

let nextKey = 0;
const makeKeys = (count: number) => Array.from({ length: count }, () => nextKey++);

/** A list whose entries are asked for one below the other. */
export function ListField({ path, label, required, value, onChange, hint, field, shape }: ValueFieldProps & { field: FormField; shape: ListShape }) {
	const { document, Value } = useForm();
	const list: readonly unknown[] = Array.isArray(value) ? value : [];
	// Entries have no names; a key for each keeps unfinished input at its entry when another one is removed.
	const [keys, setKeys] = useState(() => makeKeys(list.length));
	const shown = keys.length === list.length ? keys : makeKeys(list.length);
	if (shown !== keys) setKeys(shown);
	const update = (next: unknown[]) => onChange(next.length === 0 && !required ? undefined : next);
	const add = () => {
		const [first] = shape.items;
		setKeys([...shown, nextKey++]);
		update([...list, first === undefined ? '' : exampleOf(document, first, 'request')]);
	};
	const remove = (index: number) => {
		setKeys(shown.filter((_key, position) => position !== index));
		update(list.filter((_item, position) => position !== index));
	};
	return (
		<GroupFrame path={path} label={label} required={required} hint={hint ?? field.description} field={field}>
			{shown.map((key, index) => (
				<div key={key} className="console-entry">
					<Value
						path={`${path}/${index}`}
						label={consoleText.entry(index + 1)}
						sources={shape.items}
						required={true}
						isEntry={true}
						value={list[index]}
						onChange={(next) => update(list.map((item, position) => (position === index ? (next ?? '') : item)))}
					/>
					<button type="button" className="console-minor" onClick={() => remove(index)}>
						{consoleText.remove(consoleText.entry(index + 1))}
					</button>
				</div>
			))}
			{list.length < shape.most && (
				<button type="button" className="console-minor" onClick={add}>
					{consoleText.addEntry}
				</button>
			)}
		</GroupFrame>
	);
}

/** Several of the values that the description gives. */
export function CheckedList({
	path,
	label,
	required,
	value,
	onChange,
	hint,
	field,
	values,
}: ValueFieldProps & { field: FormField; values: readonly EnumValue[] }) {
	const list: readonly unknown[] = Array.isArray(value) ? value : [];
	const toggle = (entry: unknown, isChosen: boolean) => {
		const next = isChosen ? [...list, entry] : list.filter((item) => item !== entry);
		onChange(next.length === 0 ? undefined : next);
	};
	return (
		<GroupFrame path={path} label={label} required={required} hint={hint ?? field.description} field={field}>
			<div className="console-checks">
				{values.map((entry) => (
					<label key={entry.text}>
						<input type="checkbox" checked={list.includes(entry.value)} onChange={({ target }) => toggle(entry.value, target.checked)} />
						<code>{entry.text}</code>
					</label>
				))}
			</div>
		</GroupFrame>
	);
}

/** Short values on one line. */
export function CommaList({ path, label, required, value, onChange, hint, field }: ValueFieldProps & { field: FormField }) {
	const { document } = useForm();
	const written = lineOf(Array.isArray(value) ? value : []);
	const [text, setText] = useState(written);
	const words = [consoleText.list, ...(field.shape.kind === 'list' ? fieldWords(formField(document, field.shape.items)) : [])].join(' · ');
	return (
		<FieldFrame
			path={path}
			label={label}
			required={required}
			hint={hint ?? field.description}
			field={field}
			beside={<small className="console-type">{words}</small>}
		>
			{(attributes) => (
				<input
					{...attributes}
					type="text"
					autoComplete="off"
					spellCheck={false}
					value={lineOf(valuesIn(text)) === written ? text : written}
					onChange={({ target }) => {
						setText(target.value);
						const next = valuesIn(target.value);
						onChange(next.length === 0 ? undefined : next);
					}}
				/>
			)}
		</FieldFrame>
	);
}
