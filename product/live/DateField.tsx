import { useState } from 'react';
import { addDays, germanDate, readCalendarDate } from '#product/domain/calendar-date.ts';
import { Field } from './Field.tsx';

interface DateFieldProps {
	label: string;
	/** `YYYY-MM-DD`, empty while there is no whole date. */
	value: string;
	/** What else is wrong with it. */
	problem?: string | undefined;
	onChange: (value: string) => void;
}

const DAY_STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A day as the product writes it, DD.MM.YYYY; a browser's own control would follow the language of the browser. Arrow keys go by a day. */
export function DateField({ label, value, problem, onChange }: DateFieldProps) {
	const [typed, setTyped] = useState('');
	const text = (readCalendarDate(typed) ?? '') === value && typed !== '' ? typed : value === '' ? typed : germanDate(value);
	const isInvalid = value === '' && text.trim() !== '';
	return (
		<Field label={label} problem={isInvalid ? 'Kein gültiges Datum. Schreiben Sie TT.MM.JJJJ.' : problem}>
			{(ids) => (
				<input
					{...ids}
					type="text"
					value={text}
					placeholder="TT.MM.JJJJ"
					autoComplete="off"
					aria-invalid={isInvalid || problem !== undefined}
					onChange={(event) => {
						setTyped(event.target.value);
						onChange(readCalendarDate(event.target.value) ?? '');
					}}
					onKeyDown={(event) => {
						const step = DAY_STEPS[event.key];
						if (step === undefined || value === '') return;
						event.preventDefault();
						setTyped('');
						onChange(addDays(value, step));
					}}
				/>
			)}
		</Field>
	);
}
