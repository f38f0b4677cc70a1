import { useState } from 'react';
import { type Chosen, chosenOf, discriminatorNames, switchVariants, withChosen } from '#console/form/chosen-variants.ts';
import { type FormField, formField, type Member, type ObjectKind } from '#console/form/field.ts';
import { pointerOf, withValue } from '#console/form/place.ts';
import { shownAt } from '#console/page-variants.ts';
import { exampleOf } from '#openapi/example/example.ts';
import { isObject } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { ownValue } from '#text/own-value.ts';
import { consoleText } from '#words/console.ts';
import { useForm, type ValueFieldProps } from './console-context.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { usePageVariant } from './use-page-variant.ts';
import { VariantGroups } from './VariantGroups.tsx';

/** An object inside of another value: its fields in a frame, or a button while it is left out. */
export function ObjectField({
	path,
	label,
	sources,
	required,
	value,
	onChange,
	hint,
	field,
	shape,
	isEntry = false,
}: ValueFieldProps & { field: FormField; shape: ObjectKind }) {
	const { document } = useForm();
	const frame = { path, label, required: required && !isEntry, hint: hint ?? field.description, field };
	if (!isObject(value)) {
		const [first] = sources;
		return (
			<GroupFrame {...frame}>
				<button type="button" className="console-minor" onClick={() => onChange((first && exampleOf(document, first, 'request')) ?? {})}>
					{consoleText.add(label)}
				</button>
			</GroupFrame>
		);
	}
	return (
		<GroupFrame {...frame}>
			<ObjectFields path={path} value={value} onChange={onChange} shape={shape} />
			{!required && (
				<button type="button" className="console-minor" onClick={() => onChange(field.nullable ? null : undefined)}>
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
	shape: ObjectKind;
	/** Names of properties that are set elsewhere in the form. */
	known?: ReadonlySet<string>;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** The fields of an object, those of the chosen alternatives among them. */
export function ObjectFields({ shape, ...rest }: ObjectFieldsProps) {
	return shape.groups.length > 0 ? <ChosenFields {...rest} shape={shape} /> : <MemberFields {...rest} shape={shape} />;
}

function ChosenFields({ path, value, onChange, shape, known = NO_NAMES }: ObjectFieldsProps) {
	const { document } = useForm();
	// What a reader has chosen stays so while the value does not fit yet.
	const [chosen, setChosen] = useState(() => chosenOf(document, shape, { value, wished: shownAt(path) }));
	const choose = (next: Chosen) => {
		setChosen(next);
		onChange(switchVariants(document, shape, { value, from: chosen, to: next }));
	};
	const showOnPage = usePageVariant(path, (index) => choose(chosen.map((indexes, group) => (group === 0 ? [index] : indexes))));
	const named = new Set([...known, ...discriminatorNames(shape)]);
	const whole = withChosen(document, shape, chosen);
	const shown = { ...whole, members: whole.members.filter(({ name }) => !named.has(name)) };
	return (
		<>
			<VariantGroups groups={shape.groups} chosen={chosen} onChoose={(next) => showOnPage(next[0] ?? []) || choose(next)} />
			<ObjectFields key={JSON.stringify(chosen)} path={path} value={value} onChange={onChange} shape={shown} known={named} />
		</>
	);
}

/** Fields that are neither required nor filled in at the beginning are in a fold. */
function MemberFields({ path, value, onChange, shape, known: outer = NO_NAMES }: ObjectFieldsProps) {
	const { document, problems, Value } = useForm();
	const record = isObject(value) ? value : {};
	const [first] = useState(() => new Set(shape.members.filter(({ name, required }) => required || Object.hasOwn(record, name)).map(({ name }) => name)));
	const [isOpen, setOpen] = useState(false);
	const members = shape.members.filter(({ sources }) => !formField(document, sources).hidden);
	const rest = members.filter(({ name }) => !first.has(name));
	const hasProblem = rest.some(({ name }) => Object.keys(problems).some((key) => key.startsWith(path + pointerOf([name]))));
	const draw = ({ name, required, sources }: Member) => (
		<Value
			key={name}
			path={path + pointerOf([name])}
			label={name}
			sources={sources}
			required={required}
			value={ownValue(record, name)}
			onChange={(next) => onChange(withValue(record, [name], next))}
		/>
	);
	const known = new Set([...outer, ...shape.members.map(({ name }) => name)]);
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
