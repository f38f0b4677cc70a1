import { displayCustomFieldValue } from '#product/domain/custom-field-display.ts';
import type { ApparatusRecord, State } from '../state.ts';
import { storedValue } from './custom-field-values.ts';

/** Zusatzfelder of an apparatus as the interface shows them, by key; the Magic-Name is made of these. */
export function customFieldTexts({ customFields, settings }: State, apparatus: ApparatusRecord): Record<string, string> {
	const own = customFields.filter(({ entity }) => entity === 'apparatus');
	return Object.fromEntries(own.map((field) => [field.key, displayCustomFieldValue(field, storedValue(apparatus, field.key), settings.timeZone)]));
}
