import * as z from 'zod/mini';
import { DECISION_RULES } from '#product/domain/decision-rule.ts';
import { INSPECTION_KINDS, INSPECTION_RESULTS, INSPECTION_STATUSES } from '#product/domain/inspection-effect.ts';
import { customFieldValuesSchema } from './custom-field.ts';
import { decimalSchema, moneySchema } from './decimal.ts';
import { measurementSchema } from './measurement.ts';
import { refSchema } from './reference.ts';
import { calendarDateSchema, instantSchema } from './time.ts';

export const inspectionKindSchema = z.enum(INSPECTION_KINDS.map(({ kind }) => kind));
export const inspectionResultSchema = z.enum(INSPECTION_RESULTS.map(({ result }) => result));
export const decisionRuleSchema = z.enum(DECISION_RULES.map(({ rule }) => rule));

/** Umgebung: °C and per cent of relative humidity. */
const environmentSchema = z.strictObject({ temperature: z.nullable(decimalSchema), humidity: z.nullable(decimalSchema) });

/** Prüfbericht (RULES.md ); apparatus and files by their ids. */
export const inspectionSchema = z.strictObject({
	id: z.int(),
	number: z.string(),
	apparatusId: z.int(),
	kind: inspectionKindSchema,
	date: calendarDateSchema,
	result: z.nullable(inspectionResultSchema),
	restriction: z.nullable(z.string()),
	status: z.enum(INSPECTION_STATUSES),
	inspector: z.nullable(refSchema),
	laboratory: z.nullable(refSchema),
	certificateNo: z.nullable(z.string()),
	procedure: z.nullable(z.string()),
	decisionRule: decisionRuleSchema,
	environment: z.nullable(environmentSchema),
	references: z.array(z.strictObject({ apparatusId: z.int(), number: z.string() })),
	measurements: z.array(measurementSchema),
	dueDateOverride: z.nullable(calendarDateSchema),
	remarks: z.nullable(z.string()),
	cost: z.nullable(moneySchema),
	customFields: customFieldValuesSchema,
	externalId: z.nullable(z.string()),
	/** „übernommen“: from the column **letzte Kalibrierung** of an import (RULES.md ). */
	imported: z.boolean(),
	corrects: z.nullable(z.int()),
	correctedBy: z.nullable(z.int()),
	fileIds: z.array(z.int()),
	createdBy: refSchema,
	createdAt: instantSchema,
	updatedAt: instantSchema,
	releasedBy: z.nullable(refSchema),
	releasedAt: z.nullable(instantSchema),
});
export type Inspection = z.infer<typeof inspectionSchema>;
