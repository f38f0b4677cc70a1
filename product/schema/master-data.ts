import * as z from 'zod/mini';
import { moneySchema } from './decimal.ts';
import { decisionRuleSchema } from './inspection.ts';
import { codeRefSchema, costCentreRefSchema } from './reference.ts';
import { calendarDateSchema, intervalSchema } from './time.ts';

/** Bereich (RULES.md ). */
export const areaSchema = z.extend(codeRefSchema, { responsibleUserId: z.int(), floorPlan: z.nullable(z.string()), active: z.boolean() });

const percentSchema = z.number().check(z.gte(0), z.lte(100));

/** Sektion of an area; the pin lies in per cent of the floor plan (RULES.md ). */
export const sectionSchema = z.extend(codeRefSchema, {
	areaId: z.int(),
	pin: z.nullable(z.strictObject({ x: percentSchema, y: percentSchema })),
	active: z.boolean(),
});
export type PlantSection = z.infer<typeof sectionSchema>;

/** Kostenstelle with its budget a calendar year (RULES.md ). */
export const costCentreSchema = z.extend(costCentreRefSchema, {
	responsibleUserId: z.int(),
	validFrom: calendarDateSchema,
	validTo: z.nullable(calendarDateSchema),
	budget: moneySchema,
	active: z.boolean(),
});

/** Prüfmittelgruppe with what its new devices begin with (RULES.md ). */
export const groupSchema = z.extend(codeRefSchema, {
	defaultInterval: z.nullable(intervalSchema),
	leadDays: z.int(),
	graceDays: z.int(),
	decisionRule: z.nullable(decisionRuleSchema),
	procedure: z.nullable(z.string()),
});
export type DeviceGroup = z.infer<typeof groupSchema>;

/** Kalibrierlabor; `sealIdentity` is the accreditation number in its seals, `null` when it does not seal. */
export const laboratorySchema = z.extend(codeRefSchema, { registration: z.string(), sealIdentity: z.nullable(z.string()) });
export type Laboratory = z.infer<typeof laboratorySchema>;
