import type { CustomFieldRecord } from '../state.ts';
import { isPropertyOf } from './custom-field-definition.ts';

/** A definition with exactly the properties of its type, in the order in which the API shows them; missing ones come with their defaults (RULES.md ). */
export function assembleCustomField(field: CustomFieldRecord): CustomFieldRecord {
	const { id, key, label, type, entity, onlyInspectionDevices, required, helpText, position, active, createdAt, updatedAt } = field;
	return {
		id,
		key,
		label,
		type,
		entity,
		onlyInspectionDevices,
		required,
		...(isPropertyOf('multiple', type) && { multiple: field.multiple ?? false }),
		default: field.default,
		...(isPropertyOf('options', type) && { options: (field.options ?? []).map((option) => ({ ...option })) }),
		...(isPropertyOf('pattern', type) && { pattern: field.pattern ?? null }),
		...(isPropertyOf('maxLength', type) && { maxLength: field.maxLength ?? null }),
		...(isPropertyOf('min', type) && { min: field.min ?? null }),
		...(isPropertyOf('max', type) && { max: field.max ?? null }),
		helpText,
		position,
		active,
		createdAt,
		updatedAt,
	};
}
