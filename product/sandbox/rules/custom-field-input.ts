import * as z from 'zod/mini';
import { customFieldEntitySchema, customFieldTypeSchema, customFieldValueSchema } from '#product/schema/custom-field.ts';

const optionSchema = z.strictObject({ key: z.string(), label: z.string(), active: z.exactOptional(z.boolean()) });

const shared = {
	required: z.exactOptional(z.boolean()),
	default: z.exactOptional(customFieldValueSchema),
	options: z.exactOptional(z.array(optionSchema)),
	pattern: z.exactOptional(z.nullable(z.string())),
	maxLength: z.exactOptional(z.nullable(z.number())),
	min: z.exactOptional(z.nullable(z.string())),
	max: z.exactOptional(z.nullable(z.string())),
	helpText: z.exactOptional(z.nullable(z.string())),
	position: z.exactOptional(z.number()),
};

/** `CustomFieldPatch`: what of a definition can be changed. The limits of the fields stand in the description. */
export const customFieldPatchSchema = z.strictObject({
	...shared,
	label: z.exactOptional(z.string()),
	type: z.exactOptional(customFieldTypeSchema),
	active: z.exactOptional(z.boolean()),
});
export type CustomFieldPatch = z.infer<typeof customFieldPatchSchema>;

/** `CustomFieldInput`. */
export const customFieldInputSchema = z.strictObject({
	...shared,
	key: z.string(),
	label: z.string(),
	type: customFieldTypeSchema,
	entity: customFieldEntitySchema,
	onlyInspectionDevices: z.exactOptional(z.boolean()),
	multiple: z.exactOptional(z.boolean()),
});
export type CustomFieldInput = z.infer<typeof customFieldInputSchema>;
