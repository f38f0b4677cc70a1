import * as z from 'zod/mini';
import { DEVICE_STATUSES } from '#product/domain/device-status.ts';
import { inspectionKindSchema, inspectionResultSchema } from './inspection.ts';
import { calendarDateSchema, intervalSchema } from './time.ts';

export const deviceStatusSchema = z.enum(DEVICE_STATUSES.map(({ status }) => status));

/** Sperrung (RULES.md ). */
const blockedSchema = z.strictObject({
	reason: z.enum(['inspection_failed', 'overdue', 'damaged', 'missing', 'other']),
	since: calendarDateSchema,
	note: z.nullable(z.string()),
});

/** Kalibrierauftrag (RULES.md ). */
const calibrationSchema = z.strictObject({ laboratoryId: z.int(), sentAt: calendarDateSchema, expectedBackAt: calendarDateSchema });

/** The inspection that the due date comes from (RULES.md ). */
const lastInspectionSchema = z.strictObject({
	id: z.int(),
	number: z.string(),
	date: calendarDateSchema,
	kind: inspectionKindSchema,
	result: z.nullable(inspectionResultSchema),
});

/** Prüfmittel-Teil of an apparatus, as the API shows it (RULES.md ). */
export const inspectionDeviceSchema = z.strictObject({
	number: z.string(),
	calibrationRequired: z.boolean(),
	interval: z.nullable(intervalSchema),
	leadDays: z.int(),
	graceDays: z.int(),
	dueDate: z.nullable(calendarDateSchema),
	status: deviceStatusSchema,
	usable: z.boolean(),
	restriction: z.nullable(z.string()),
	blocked: z.nullable(blockedSchema),
	calibration: z.nullable(calibrationSchema),
	lastInspection: z.nullable(lastInspectionSchema),
});
export type InspectionDevice = z.infer<typeof inspectionDeviceSchema>;
