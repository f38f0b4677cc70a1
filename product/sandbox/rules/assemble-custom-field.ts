import type { CustomFieldRecord } from '../state.ts';
import { belongsTo } from './custom-field-definition.ts';

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
		...(belongsTo('multiple', type) && { multiple: field.multiple ?? false }),
		default: field.default,
		...(belongsTo('options', type) && { options: (field.options ?? []).map((option) => ({ ...option })) }),
		...(belongsTo('pattern', type) && { pattern: field.pattern ?? null }),
		...(belongsTo('maxLength', type) && { maxLength: field.maxLength ?? null }),
		...(belongsTo('min', type) && { min: field.min ?? null }),
		...(belongsTo('max', type) && { max: field.max ?? null }),
		helpText,
		position,
		active,
		createdAt,
		updatedAt,
	};
}
