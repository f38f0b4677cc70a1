import * as z from 'zod/mini';
import { apparatusSchema } from './apparatus.ts';
import { customFieldSchema } from './custom-field.ts';
import { fileInfoSchema } from './file.ts';
import { inspectionSchema } from './inspection.ts';
import { areaSchema, costCentreSchema, groupSchema, laboratorySchema, sectionSchema } from './master-data.ts';
import { refSchema } from './reference.ts';
import { settingsSchema } from './settings.ts';
import { calendarDateSchema } from './time.ts';
import { accessTokenSchema, userSchema } from './user.ts';

/** `product/sample-data.json`: the fictional works (RULES.md R-22), with the field names of the API and everything that is derived. */
export const sampleDataSchema = z.strictObject({
	_note: z.string(),
	/** Day that all derived values are true for. */
	referenceDate: calendarDateSchema,
	settings: settingsSchema,
	areas: z.array(areaSchema),
	sections: z.array(sectionSchema),
	costCentres: z.array(costCentreSchema),
	groups: z.array(groupSchema),
	manufacturers: z.array(refSchema),
	laboratories: z.array(laboratorySchema),
	users: z.array(userSchema),
	accessTokens: z.array(accessTokenSchema),
	customFields: z.array(customFieldSchema),
	apparatuses: z.array(apparatusSchema),
	inspections: z.array(inspectionSchema),
	files: z.array(fileInfoSchema),
});

export type SampleData = z.infer<typeof sampleDataSchema>;
