import { germanDate } from './calendar-date.ts';
import type { CustomFieldRules, CustomFieldValue } from './custom-field.ts';
import { localTime } from './local-time.ts';

/** A stored value as the interface shows it in one line (RULES.md ): label of an option, `ja`, `15.09.2025`, first line of a textarea. Empty is ''. */
export function displayCustomFieldValue({ type, options = [] }: CustomFieldRules, value: CustomFieldValue, timeZone: string): string {
	if (value === null) return '';
	if (typeof value === 'boolean') return value ? 'ja' : 'nein';
	if (type === 'select')
		return (typeof value === 'string' ? [value] : value).map((key) => options.find((option) => option.key === key)?.label ?? key).join(', ');
	if (typeof value !== 'string') return '';
	if (type === 'date') return germanDate(value);
	if (type === 'datetime') return germanInstant(value, timeZone);
	return value.split('\n', 1)[0] ?? '';
}

/** A moment as the interface shows it: `08.09.2025, 09:30 Uhr`. */
export function germanInstant(instant: string, timeZone: string): string {
	const [day, time] = localTime(instant, timeZone);
	return `${germanDate(day)}, ${time}\u00a0Uhr`;
}
