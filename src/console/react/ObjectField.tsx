import { useState } from 'react';
import { type FieldKind, fieldOf, type Member } from '#console/form/field.ts';
import { pointerOf, withValue } from '#console/form/place.ts';
import { exampleOf } from '#openapi/example/example.ts';
import { isObject } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { consoleText } from '#words/console.ts';
import { useForm, type ValueFieldProps } from './console-context.tsx';
import { GroupFrame } from './GroupFrame.tsx';

type ObjectShape = Extract<FieldKind, { kind: 'object' }>;

/** An object inside of another value: its fields in a frame, or a button while it is left out. */
export function ObjectField({
	path,
	label,
	sources,
	required,
	value,
	onChange,
	hint,
	shape,
	nullable,
	isEntry = false,
}: ValueFieldProps & { shape: ObjectShape; nullable: boolean }) {
	const { document } = useForm();
	if (!isObject(value)) {
		const [first] = sources;
		return (
			<GroupFrame path={path} label={label} required={required && !isEntry} hint={hint}>
				<button type="button" className="console-minor" onClick={() => onChange((first && exampleOf(document, first, 'request')) ?? {})}>
					{consoleText.add(label)}
				</button>
			</GroupFrame>
		);
	}
	return (
		<GroupFrame path={path} label={label} required={required && !isEntry} hint={hint}>
			<ObjectFields path={path} value={value} onChange={onChange} shape={shape} />
			{!required && (
				<button type="button" className="console-minor" onClick={() => onChange(nullable ? null : undefined)}>
					{consoleText.remove(label)}
				</button>
			)}
		</GroupFrame>
	);
}

interface ObjectFieldsProps {
	path: string;
	value: unknown;
	onChange(value: unknown): void;
	shape: ObjectShape;
}

/** The fields of an object. What is neither required nor filled in at the beginning waits behind a line. */
export function ObjectFields({ path, value, onChange, shape }: ObjectFieldsProps) {
	const { document, problems, Value } = useForm();
	const record = isObject(value) ? value : {};
	const [first] = useState(() => new Set(shape.members.filter(({ name, required }) => required || name in record).map(({ name }) => name)));
	const [isOpen, setOpen] = useState(false);
	const members = shape.members.filter(({ sources }) => !fieldOf(document, sources).hidden);
	const rest = members.filter(({ name }) => !first.has(name));
	const hasProblem = rest.some(({ name }) => Object.keys(problems).some((key) => key.startsWith(path + pointerOf([name]))));
	const draw = ({ name, required, sources }: Member) => (
		<Value
			key={name}
			path={path + pointerOf([name])}
			label={name}
			sources={sources}
			required={required}
			value={record[name]}
			onChange={(next) => onChange(withValue(record, [name], next))}
		/>
	);
	const known = new Set(shape.members.map(({ name }) => name));
	return (
		<>
			{members.filter(({ name }) => first.has(name)).map(draw)}
			{rest.length > 0 && (
				<details className="console-more" open={isOpen || hasProblem} onToggle={(event) => setOpen(event.currentTarget.open)}>
					<summary>{consoleText.more(rest.length)}</summary>
					{(isOpen || hasProblem) && rest.map(draw)}
				</details>
			)}
			{shape.free && (
				<FreeFields
					path={path}
					entries={Object.entries(record).filter(([name]) => !known.has(name))}
					sources={shape.free}
					onChange={(name, next) => onChange(withValue(record, [name], next))}
				/>
			)}
		</>
	);
}

interface FreeFieldsProps {
	path: string;
	entries: readonly [string, unknown][];
	sources: readonly SchemaSource[];
	onChange(name: string, value: unknown): void;
}

/** Fields whose names the reader chooses. */
function FreeFields({ path, entries, sources, onChange }: FreeFieldsProps) {
	const { document, Value } = useForm();
	const [name, setName] = useState('');
	const [first] = sources;
	const add = () => {
		if (name === '') return;
		onChange(name, first === undefined || first.schema === true ? '' : exampleOf(document, first, 'request'));
		setName('');
	};
	return (
		<>
			{entries.map(([key, value]) => (
				<div key={key} className="console-entry">
					<Value path={path + pointerOf([key])} label={key} sources={sources} required={false} value={value} onChange={(next) => onChange(key, next ?? '')} />
					<button type="button" className="console-minor" onClick={() => onChange(key, undefined)}>
						{consoleText.remove(key)}
					</button>
				</div>
			))}
			<div className="console-row">
				<input
					type="text"
					aria-label={consoleText.fieldName}
					placeholder={consoleText.fieldName}
					value={name}
					onChange={({ target }) => setName(target.value.trim())}
				/>
				<button type="button" className="console-minor" onClick={add} disabled={name === ''}>
					{consoleText.addField}
				</button>
			</div>
		</>
	);
}
