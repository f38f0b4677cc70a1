import * as z from 'zod/mini';
import { CUSTOM_FIELD_TYPES } from '#product/domain/custom-field.ts';
import { instantSchema } from './time.ts';

export const customFieldTypeSchema = z.enum(CUSTOM_FIELD_TYPES);

/** What a custom field belongs to. */
export const customFieldEntitySchema = z.enum(['apparatus', 'inspection']);
export type CustomFieldEntity = z.infer<typeof customFieldEntitySchema>;

/** Stored value; `null` is empty. */
export const customFieldValueSchema = z.union([z.string(), z.boolean(), z.readonly(z.array(z.string())), z.null()]);

/** Values of a record by key. */
export const customFieldValuesSchema = z.record(z.string(), customFieldValueSchema);
export type CustomFieldValues = z.infer<typeof customFieldValuesSchema>;

/** Definition of a Zusatzfeld (RULES.md ); properties that do not belong to the type are missing. */
export const customFieldSchema = z.strictObject({
	id: z.int(),
	key: z.string(),
	label: z.string(),
	type: customFieldTypeSchema,
	entity: customFieldEntitySchema,
	onlyInspectionDevices: z.boolean(),
	required: z.boolean(),
	multiple: z.exactOptional(z.boolean()),
	default: customFieldValueSchema,
	options: z.exactOptional(z.array(z.strictObject({ key: z.string(), label: z.string(), active: z.boolean() }))),
	pattern: z.exactOptional(z.nullable(z.string())),
	maxLength: z.exactOptional(z.nullable(z.int())),
	min: z.exactOptional(z.nullable(z.string())),
	max: z.exactOptional(z.nullable(z.string())),
	helpText: z.nullable(z.string()),
	position: z.int(),
	active: z.boolean(),
	createdAt: instantSchema,
	updatedAt: instantSchema,
});
export type CustomField = z.infer<typeof customFieldSchema>;
