import { checkCustomFieldValue } from '#product/domain/custom-field-value.ts';
import type { CustomFieldValues } from '#product/schema/custom-field.ts';
import { at, type FieldFinding } from '../problems/finding.ts';
import { definitionsOf, storedValue } from '../records/custom-field-values.ts';
import type { InspectionRecord, State } from '../state.ts';

/** Puts values of a request into an inspection (RFC 7396: missing keys stay, `null` deletes) and says what does not fit (KB-403, unknown keys). */
export function takeCustomFields(state: State, inspection: InspectionRecord, sent: Readonly<Record<string, unknown>>): FieldFinding[] {
	const fields = definitionsOf(state, 'inspection').filter(({ active }) => active);
	return Object.entries(sent).flatMap(([key, input]) => {
		const pointer = `/customFields/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`;
		const field = fields.find((candidate) => candidate.key === key);
		if (field === undefined) return [at(pointer, 'unknown')];
		const checked = checkCustomFieldValue({ ...field, required: false }, input, storedValue(inspection, key));
		if (checked.fault !== undefined) return [at(pointer, 'KB-403', { feldtyp: field.type })];
		inspection.customFields[key] = checked.value;
		return [];
	});
}

/** Values of a new inspection: the defaults of the active fields. */
export function defaultValues(state: State): CustomFieldValues {
	const fields = definitionsOf(state, 'inspection').filter(({ active, default: value }) => active && value !== null);
	return Object.fromEntries(fields.map((field) => [field.key, field.default]));
}
