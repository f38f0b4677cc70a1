import { useState } from 'react';
import { displayCustomFieldValue } from '#product/domain/custom-field-display.ts';
import { checkCustomFieldValue } from '#product/domain/custom-field-value.ts';
import { TIME_ZONE } from '../example-day.ts';
import { Field } from '../Field.tsx';
import { ValueTrail } from './ValueTrail.tsx';

/** Values that programs send, by their JSON. */
const SENT: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, '"ja"': 'ja', '1': 1 };

/** checkbox: true or false and nothing else; without a value it is no (RULES.md ). */
export function CheckboxExample() {
	const [json, setJson] = useState('true');
	const checked = checkCustomFieldValue({ type: 'checkbox' }, SENT[json]);
	const value = checked.fault === undefined ? checked.value : null;
	return (
		<>
			<div className="live-form">
				<div className="live-choice">
					<label>
						<input type="checkbox" checked={value === true} onChange={(event) => setJson(String(event.target.checked))} />
						MSA-Nachweis vorhanden
					</label>
				</div>
				<Field label="Wert aus einem Programm (JSON)">
					{(ids) => (
						<select {...ids} className="live-code" value={json} onChange={(event) => setJson(event.target.value)}>
							{['true', 'false', 'null', '"ja"', '1'].map((text) => (
								<option key={text}>{text}</option>
							))}
						</select>
					)}
				</Field>
			</div>
			<ValueTrail type="checkbox" fieldKey="msa_nachweis" checked={checked} shown={displayCustomFieldValue({ type: 'checkbox' }, value, TIME_ZONE)} />
		</>
	);
}
