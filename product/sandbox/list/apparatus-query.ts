import * as z from 'zod/mini';
import { deviceStatusSchema } from '#product/schema/inspection-device.ts';

const codesSchema = z.exactOptional(z.array(z.string()));

/** Parameters of `apparatusesIndex`, as values of their schemas; headers and others that the description knows are left out. */
export const apparatusQuerySchema = z.object({
	page: z._default(z.number(), 1),
	pageSize: z._default(z.number(), 50),
	sort: z.exactOptional(z.string()),
	q: z.exactOptional(z.string()),
	isInspectionDevice: z.exactOptional(z.boolean()),
	status: z.exactOptional(z.array(deviceStatusSchema)),
	area: codesSchema,
	section: codesSchema,
	costCentre: codesSchema,
	group: codesSchema,
	calibrationRequired: z.exactOptional(z.boolean()),
	dueFrom: z.exactOptional(z.string()),
	dueTo: z.exactOptional(z.string()),
	updatedSince: z.exactOptional(z.string()),
	includeRetired: z.exactOptional(z.boolean()),
});
export type ApparatusQuery = z.infer<typeof apparatusQuerySchema>;
