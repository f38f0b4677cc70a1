import * as z from 'zod/mini';
import { customFieldValuesSchema } from './custom-field.ts';
import { inspectionDeviceSchema } from './inspection-device.ts';
import { codeRefSchema, costCentreRefSchema, refSchema } from './reference.ts';
import { calendarDateSchema, instantSchema } from './time.ts';

/** Gerät, as the API shows it (RULES.md ). */
export const apparatusSchema = z.strictObject({
	id: z.int(),
	identNo: z.string(),
	shortCode: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/)),
	magicName: z.string(),
	designation: z.string(),
	manufacturer: z.nullable(refSchema),
	model: z.nullable(z.string()),
	serialNo: z.nullable(z.string()),
	range: z.nullable(z.string()),
	resolution: z.nullable(z.string()),
	specification: z.nullable(z.string()),
	group: z.nullable(codeRefSchema),
	area: codeRefSchema,
	section: z.nullable(codeRefSchema),
	costCentre: z.nullable(costCentreRefSchema),
	parentId: z.nullable(z.int()),
	componentIds: z.array(z.int()),
	inspectionDevice: z.nullable(inspectionDeviceSchema),
	customFields: customFieldValuesSchema,
	inServiceSince: z.nullable(calendarDateSchema),
	retiredAt: z.nullable(calendarDateSchema),
	createdAt: instantSchema,
	updatedAt: instantSchema,
});
export type Apparatus = z.infer<typeof apparatusSchema>;
