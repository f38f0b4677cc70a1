import * as z from 'zod/mini';
import { MEASUREMENT_CONDITIONS } from '#product/domain/decision-rule.ts';
import { decimalSchema } from './decimal.ts';

/** Zustand (RULES.md ). */
export const measurementConditionSchema = z.enum(MEASUREMENT_CONDITIONS.map(({ condition }) => condition));

/** Messwert with what is calculated from it (RULES.md ). */
export const measurementSchema = z.strictObject({
	characteristic: z.string(),
	condition: measurementConditionSchema,
	nominal: decimalSchema,
	actual: decimalSchema,
	deviation: decimalSchema,
	permissible: z.nullable(decimalSchema),
	uncertainty: z.nullable(decimalSchema),
	unit: z.string(),
	inTolerance: z.nullable(z.boolean()),
});
export type Measurement = z.infer<typeof measurementSchema>;
