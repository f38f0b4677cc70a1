import { exactJson, wholeNumber } from '#openapi/json/exact-json.ts';
import type { EnumValue } from '#openapi/schema/schema-node.ts';
import { consoleText } from '#words/console.ts';
import type { ControlAttributes } from './FieldFrame.tsx';
import { WordedSelect } from './WordedSelect.tsx';

interface InputProps {
	attributes: ControlAttributes;
	value: unknown;
	onChange(value: unknown): void;
	required: boolean;
}

/** A value as text for an input: as JSON if it is of another type than the field. */
const inputText = (value: unknown) => (value === undefined || value === null ? '' : typeof value === 'string' ? value : exactJson(value));

/** Text. Nothing written means left out. */
export function TextInput({ attributes, value, onChange, isLong }: InputProps & { isLong: boolean }) {
	const control = {
		...attributes,
		value: inputText(value),
		disabled: value === null,
		spellCheck: false,
		autoComplete: 'off',
		onChange: (event: { target: { value: string } }) => onChange(event.target.value === '' ? undefined : event.target.value),
	};
	return isLong ? <textarea {...control} rows={3} /> : <input {...control} type="text" />;
}

/** A number. Other input is sent as it is written, so that readers can see the answer to a wrong value. */
export function NumberInput({ attributes, value, onChange, whole }: InputProps & { whole: boolean }) {
	const read = (text: string) => (text === '' ? undefined : (wholeNumber(text) ?? (Number.isFinite(Number(text)) ? Number(text) : text)));
	return (
		<input
			{...attributes}
			type="text"
			inputMode={whole ? 'numeric' : 'decimal'}
			autoComplete="off"
			value={inputText(value)}
			disabled={value === null}
			// „1.“ is on the way to a number; it becomes one when the field is left.
			onChange={({ target }) => onChange(String(Number(target.value)) === target.value ? Number(target.value) : target.value === '' ? undefined : target.value)}
			onBlur={({ target }) => target.value !== inputText(read(target.value)) && onChange(read(target.value.trim()))}
		/>
	);
}

/** `true`, `false` or left out. */
export function BooleanInput({ attributes, value, onChange, required }: InputProps) {
	return (
		<WordedSelect
			attributes={attributes}
			value={value === true ? 'true' : value === false ? 'false' : ''}
			disabled={value === null}
			options={[
				{ value: '', words: required ? consoleText.chooseValue : consoleText.leftOut },
				{ value: 'true', words: consoleText.yes },
				{ value: 'false', words: consoleText.no },
			]}
			onChoose={(chosen) => onChange(chosen === '' ? undefined : chosen === 'true')}
		/>
	);
}

/** One of the values that the description gives; a value of another kind stays to choose. */
export function SelectInput({ attributes, value, onChange, required, values }: InputProps & { values: readonly EnumValue[] }) {
	const index = values.findIndex((entry) => entry.value === value);
	const isOther = index === -1 && value !== undefined && value !== null;
	const options = values.map(({ text, description }, position) => ({
		value: String(position),
		words: description === undefined ? text : `${text} – ${firstWords(description)}`,
	}));
	return (
		<WordedSelect
			attributes={attributes}
			value={isOther ? 'other' : index === -1 ? '' : String(index)}
			disabled={value === null}
			options={[
				{ value: '', words: required ? consoleText.chooseValue : consoleText.leftOut },
				...(isOther ? [{ value: 'other', words: inputText(value) }] : []),
				...options,
			]}
			onChoose={(chosen) => onChange(chosen === '' ? undefined : chosen === 'other' ? value : values[Number(chosen)]?.value)}
		/>
	);
}

/** A meaning up to its first colon or sentence: an entry of a list is one line. */
function firstWords(description: string): string {
	return (description.split(/[:;]\s|\.\s|\n/)[0] ?? description).replaceAll(/[`*]/g, '');
}
