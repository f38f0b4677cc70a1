import type { CustomFieldOption, CustomFieldType, CustomFieldValue } from '#product/domain/custom-field.ts';
import type { CustomFieldEntity } from '#product/domain/sample-data.ts';

/** `CustomFieldPatch`: what of a definition can be changed. */
export interface CustomFieldPatch {
	label?: string;
	type?: CustomFieldType;
	required?: boolean;
	default?: CustomFieldValue;
	options?: (Omit<CustomFieldOption, 'active'> & { active?: boolean })[];
	pattern?: string | null;
	maxLength?: number | null;
	min?: string | null;
	max?: string | null;
	helpText?: string | null;
	position?: number;
	active?: boolean;
}

/** `CustomFieldInput`. */
export interface CustomFieldInput extends Omit<CustomFieldPatch, 'active'> {
	key: string;
	label: string;
	type: CustomFieldType;
	entity: CustomFieldEntity;
	onlyInspectionDevices?: boolean;
	multiple?: boolean;
}
