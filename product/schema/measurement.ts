import * as z from 'zod/mini';
import { decimalSchema } from './decimal.ts';

/** Messwert with what is calculated from it (RULES.md ). */
export const measurementSchema = z.strictObject({
	characteristic: z.string(),
	nominal: decimalSchema,
	actual: decimalSchema,
	deviation: decimalSchema,
	permissible: z.nullable(decimalSchema),
	uncertainty: z.nullable(decimalSchema),
	unit: z.string(),
	inTolerance: z.nullable(z.boolean()),
});
export type Measurement = z.infer<typeof measurementSchema>;
