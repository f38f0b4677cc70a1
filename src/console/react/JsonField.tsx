import { useState } from 'react';
import type { FormField } from '#console/form/field.ts';
import { exactJson, parseExactJson } from '#openapi/json/exact-json.ts';
import { placeOfJsonFault } from '#openapi/load/json-fault.ts';
import { consoleText, message } from '#words/console.ts';
import type { ValueFieldProps } from './console-context.tsx';
import { FieldFrame } from './FieldFrame.tsx';

/** A value without a known schema, as JSON. Input that is no JSON counts as text. */
export function JsonField({ path, label, required, value, onChange, hint, field }: ValueFieldProps & { field: FormField }) {
	const [text, setText] = useState(() => (value === undefined ? '' : exactJson(value)));
	return (
		<FieldFrame
			path={path}
			label={label}
			required={required}
			hint={hint ?? field.description}
			field={field}
			beside={<small className="console-type">{consoleText.jsonValue}</small>}
		>
			{(attributes) => (
				<input
					{...attributes}
					type="text"
					autoComplete="off"
					spellCheck={false}
					value={text}
					onChange={({ target }) => {
						setText(target.value);
						onChange(target.value === '' ? undefined : jsonOrText(target.value));
					}}
				/>
			)}
		</FieldFrame>
	);
}

function jsonOrText(text: string): unknown {
	try {
		return parseExactJson(text);
	} catch {
		return text;
	}
}

interface JsonEditorProps {
	id: string;
	text: string;
	/** Whether the text is JSON at the moment. */
	isValid: boolean;
	onChange(text: string): void;
}

/** The whole body as JSON, with the place of the first fault. */
export function JsonEditor({ id, text, isValid, onChange }: JsonEditorProps) {
	const fault = isValid ? undefined : placeOfJsonFault(text);
	return (
		<>
			<textarea
				id={id}
				className="console-json"
				aria-label={consoleText.jsonOf}
				aria-invalid={fault === undefined ? undefined : true}
				aria-describedby={fault === undefined ? undefined : `${id}-fault`}
				spellCheck={false}
				autoComplete="off"
				rows={Math.min(24, Math.max(6, text.split('\n').length + 1))}
				value={text}
				onChange={({ target }) => onChange(target.value)}
			/>
			{fault !== undefined && (
				<p className="console-problem" id={`${id}-fault`}>
					{message.noJson(fault.line, fault.column)}
				</p>
			)}
		</>
	);
}
