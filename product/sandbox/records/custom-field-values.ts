import type { CustomFieldValue } from '#product/domain/custom-field.ts';
import type { CustomFieldEntity, CustomFieldValues } from '#product/schema/custom-field.ts';
import type { ApparatusRecord, CustomFieldRecord, InspectionRecord, State } from '../state.ts';

type Owner = Pick<InspectionRecord, 'customFields'> & Partial<Pick<ApparatusRecord, 'inspectionDevice'>>;

/** `customFields` of a record: all active fields of its entity (empty is `null`, a checkbox `false`) and archived ones with a value (RULES.md ). */
export function customFieldValues(state: State, entity: CustomFieldEntity, owner: Owner): CustomFieldValues {
	const shown = definitionsOf(state, entity).filter((field) => {
		if (field.onlyInspectionDevices && owner.inspectionDevice === null) return false;
		return field.active || hasValue(storedValue(owner, field.key));
	});
	return Object.fromEntries(shown.map((field) => [field.key, storedValue(owner, field.key) ?? emptyValue(field)]));
}

/** Definitions of an entity by position, archived ones too. */
export function definitionsOf(state: State, entity: CustomFieldEntity): CustomFieldRecord[] {
	return state.customFields.filter((field) => field.entity === entity).sort((a, b) => a.position - b.position || a.id - b.id);
}

/** Value as it is stored; a key such as `constructor` is a key like others. */
export function storedValue({ customFields }: Pick<InspectionRecord, 'customFields'>, key: string): CustomFieldValue {
	return (Object.hasOwn(customFields, key) ? customFields[key] : null) ?? null;
}

/** The value that means „no value“. */
function emptyValue({ type }: Pick<CustomFieldRecord, 'type'>): CustomFieldValue {
	return type === 'checkbox' ? false : null;
}

/** Whether a field has a value: anything but `null`, for a checkbox only `true` (RULES.md ). */
export function hasValue(value: CustomFieldValue): boolean {
	return value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** Number of records that have a value in a field. */
export function countValues(state: State, { key, entity }: Pick<CustomFieldRecord, 'key' | 'entity'>): number {
	const owners = entity === 'apparatus' ? state.apparatuses : state.inspections;
	return owners.filter((owner) => hasValue(storedValue(owner, key))).length;
}
