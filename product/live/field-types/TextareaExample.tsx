import { useState } from 'react';
import { displayCustomFieldValue } from '#product/domain/custom-field-display.ts';
import { checkCustomFieldValue, MAXIMUM_TEXTAREA } from '#product/domain/custom-field-value.ts';
import { Choice } from '../Choice.tsx';
import { TIME_ZONE } from '../example-day.ts';
import { Field } from '../Field.tsx';
import { ValueTrail } from './ValueTrail.tsx';

const BREAKS = [
	{ value: 'CRLF', label: 'CRLF (Windows)' },
	{ value: 'LF', label: 'LF' },
] as const;

/** textarea: line breaks become LF, the list shows the first line (RULES.md ). */
export function TextareaExample() {
	const [text, setText] = useState('Nur mit Handschuhen.\nVor Gebrauch nullen.');
	const [source, setSource] = useState<(typeof BREAKS)[number]['value']>('CRLF');
	const sent = source === 'CRLF' ? text.replace(/\n/g, '\r\n') : text;
	const checked = checkCustomFieldValue({ type: 'textarea' }, sent);
	const shown = checked.fault === undefined ? displayCustomFieldValue({ type: 'textarea' }, checked.value, TIME_ZONE) : '';
	return (
		<>
			<div className="live-form">
				<Field label="Einsatzhinweis" hint={`${[...text].length} von ${MAXIMUM_TEXTAREA} Zeichen`} wide>
					{(ids) => <textarea {...ids} rows={3} value={text} onChange={(event) => setText(event.target.value)} />}
				</Field>
				<Choice legend="Zeilenumbruch der Quelle" value={source} options={BREAKS} onChange={setSource} />
			</div>
			<p className="live-hint">
				Gesendet: <span className="live-code">{JSON.stringify(sent)}</span>
			</p>
			<ValueTrail type="textarea" fieldKey="einsatzhinweis" checked={checked} shown={shown} />
		</>
	);
}
