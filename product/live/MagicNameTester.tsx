import { useRef, useState } from 'react';
import { displayCustomFieldValue } from '#product/domain/custom-field-display.ts';
import { MAGIC_NAME_PLACEHOLDERS, MAXIMUM_MAGIC_NAME, magicName, magicNameValues, readTemplate, templateProblemText } from '#product/domain/magic-name.ts';
import type { Apparatus } from '#product/schema/apparatus.ts';
import { island } from '#ui/islands/island.tsx';
import { TIME_ZONE } from './example-day.ts';
import { Field } from './Field.tsx';
import { LiveExample } from './LiveExample.tsx';
import { APPARATUSES, CUSTOM_FIELDS, numberOf, TEMPLATE } from './sample.ts';
import './magic-name.css';

/** All parts; a measuring range at the end of the designation; no inspection device. */
const PREVIEW = ['PM-MS-0001', 'PM-LD-0001', 'INV-100901'];
const previewDevices = APPARATUSES.filter((device) => PREVIEW.includes(numberOf(device)));
const keys = CUSTOM_FIELDS.map(({ key }) => key);
const placeholders = [...MAGIC_NAME_PLACEHOLDERS, 'zusatzfeld:lagerort'];

function shownFields(device: Apparatus): Record<string, string> {
	return Object.fromEntries(CUSTOM_FIELDS.map((field) => [field.key, displayCustomFieldValue(field, device.customFields[field.key] ?? null, TIME_ZONE)]));
}

function MagicNameTesterContent() {
	const [text, setText] = useState(TEMPLATE);
	const input = useRef<HTMLTextAreaElement>(null);
	const template = readTemplate(text, keys);
	const insert = (placeholder: string) => {
		// Inserts at the caret and moves the caret behind it.
		input.current?.setRangeText(`{${placeholder}}`, input.current.selectionStart, input.current.selectionEnd, 'end');
		setText(input.current?.value ?? text);
	};
	return (
		<LiveExample title="Vorlagentester" lead="Ändern Sie die Vorlage; die drei Geräte zeigen, was daraus wird.">
			<Field label="Vorlage" wide>
				{(ids) => (
					<textarea
						{...ids}
						ref={input}
						className="live-code"
						rows={2}
						value={text}
						spellCheck={false}
						aria-invalid={template.problems.length > 0}
						onChange={(event) => setText(event.target.value.replace(/\n/g, ''))}
					/>
				)}
			</Field>
			<ul className="live-buttons" aria-label="Platzhalter einfügen">
				{placeholders.map((placeholder) => (
					<li key={placeholder}>
						<button type="button" className="live-button live-code" onClick={() => insert(placeholder)}>
							{`{${placeholder}}`}
						</button>
					</li>
				))}
			</ul>
			<div className="live-result" role="status">
				{template.problems.map(({ code, value }) => (
					<p className="live-problem" key={code + value}>
						{templateProblemText({ code, value })}
						{code === 'KB-409' && ' (KB-409)'}
					</p>
				))}
				{template.problems.length === 0 &&
					previewDevices.map((device) => {
						const name = magicName(template, magicNameValues(device, shownFields(device)));
						return (
							<p key={device.id}>
								{name === '' ? 'leer' : <strong>{name}</strong>} <span className="magic-length">{`${[...name].length} von ${MAXIMUM_MAGIC_NAME} Zeichen`}</span>
							</p>
						);
					})}
			</div>
		</LiveExample>
	);
}

/** Vorlagentester of the Magic-Name on three devices (RULES.md R-9). */
export const MagicNameTester = island(MagicNameTesterContent);
