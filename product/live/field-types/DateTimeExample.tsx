import { useState } from 'react';
import { germanInstant } from '#product/domain/custom-field-display.ts';
import { type CheckedValue, checkCustomFieldValue } from '#product/domain/custom-field-value.ts';
import { instantsOf } from '#product/domain/local-time.ts';
import { Choice } from '../Choice.tsx';
import { DateField } from '../DateField.tsx';
import { Field } from '../Field.tsx';
import { SelectField } from '../SelectField.tsx';
import { ValueTrail } from './ValueTrail.tsx';

const ZONES = ['Europe/Berlin', 'Europe/London', 'UTC'].map((zone) => ({ value: zone, label: zone }));
const TWICE = [
	{ value: '0', label: 'erste (Sommerzeit)' },
	{ value: '1', label: 'zweite (Winterzeit)' },
] as const;
const DATE_TIME_EXAMPLES = [
	{ day: '2025-09-08', time: '09:30', label: '08.09.2025, 09:30\u00a0Uhr' },
	{ day: '2025-10-26', time: '02:30', label: '26.10.2025, 02:30\u00a0Uhr' },
	{ day: '2026-03-29', time: '02:30', label: '29.03.2026, 02:30\u00a0Uhr' },
];

/** datetime: entered in the time zone of the profile, stored in UTC; one hour exists twice, one never (RULES.md ). */
export function DateTimeExample() {
	const [moment, setMoment] = useState({ day: '2025-10-26', time: '02:30' });
	const [timeZone, setTimeZone] = useState('Europe/Berlin');
	const [which, setWhich] = useState<(typeof TWICE)[number]['value']>('0');
	const { day, time } = moment;
	const isTime = /^([01]?\d|2[0-3]):[0-5]\d$/.test(time.trim());
	const instants = day === '' || !isTime ? [] : instantsOf(day, time.trim().padStart(5, '0'), timeZone);
	const instant = instants[Number(which)] ?? instants[0];
	const checked: CheckedValue = instant === undefined ? { fault: 'KB-403' } : checkCustomFieldValue({ type: 'datetime' }, instant);
	return (
		<>
			<div className="live-form">
				<DateField label="Abholung am (Tag)" value={day} onChange={(next) => setMoment({ day: next, time })} />
				<Field label="Uhrzeit" hint={isTime ? undefined : 'Keine gültige Uhrzeit. Schreiben Sie HH:MM.'}>
					{(ids) => (
						<input
							type="text"
							{...ids}
							value={time}
							aria-invalid={!isTime}
							autoComplete="off"
							onChange={(event) => setMoment({ day, time: event.target.value })}
						/>
					)}
				</Field>
				<SelectField label="Zeitzone des Profils" value={timeZone} options={ZONES} onChange={setTimeZone} />
				{instants.length === 2 && <Choice legend="Diese Uhrzeit gibt es zweimal. Welche?" value={which} options={TWICE} onChange={setWhich} />}
			</div>
			<ul className="live-buttons" aria-label="Beispiele">
				{DATE_TIME_EXAMPLES.map((example) => (
					<li key={example.label}>
						<button type="button" className="live-button" onClick={() => setMoment({ day: example.day, time: example.time })}>
							{example.label}
						</button>
					</li>
				))}
			</ul>
			<ValueTrail
				type="datetime"
				fieldKey="abholung_am"
				checked={checked}
				shown={instant === undefined ? '' : germanInstant(instant, timeZone)}
				because={day !== '' && isTime ? 'Diese Uhrzeit gibt es an dem Tag nicht: Bei der Umstellung auf Sommerzeit fehlt eine Stunde.' : undefined}
			/>
		</>
	);
}
