import { useState } from 'react';
import { readCalendarDate } from '#product/domain/calendar-date.ts';
import { displayCustomFieldValue } from '#product/domain/custom-field-display.ts';
import { checkCustomFieldValue } from '#product/domain/custom-field-value.ts';
import { TIME_ZONE } from '../example-day.ts';
import { Field } from '../Field.tsx';
import { ValueTrail } from './ValueTrail.tsx';

const DATE_EXAMPLES = ['14.09.2027', '31.02.2026', '2027-09-14', '29.02.2028'];

/** date: a day that exists, DD.MM.YYYY in the interface and ISO in store (RULES.md ). */
export function DateExample() {
	const [text, setText] = useState('14.09.2027');
	const checked = checkCustomFieldValue({ type: 'date' }, text.trim() === '' ? null : (readCalendarDate(text) ?? text));
	const shown = checked.fault === undefined ? displayCustomFieldValue({ type: 'date' }, checked.value, TIME_ZONE) : '';
	return (
		<>
			<Field label="Garantie bis" hint="TT.MM.JJJJ oder JJJJ-MM-TT">
				{(ids) => <input type="text" {...ids} inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />}
			</Field>
			<ul className="live-buttons" aria-label="Beispiele">
				{DATE_EXAMPLES.map((example) => (
					<li key={example}>
						<button type="button" className="live-button" onClick={() => setText(example)}>
							{example}
						</button>
					</li>
				))}
			</ul>
			<ValueTrail type="date" fieldKey="garantie_bis" checked={checked} shown={shown} because="Diesen Tag gibt es nicht, oder die Schreibweise passt nicht." />
		</>
	);
}
