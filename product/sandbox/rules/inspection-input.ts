import * as z from 'zod/mini';
import { decisionRuleSchema, inspectionKindSchema, inspectionResultSchema } from '#product/schema/inspection.ts';
import { measurementConditionSchema } from '#product/schema/measurement.ts';

const measurementInputSchema = z.strictObject({
	characteristic: z.string(),
	condition: z.exactOptional(measurementConditionSchema),
	nominal: z.string(),
	actual: z.string(),
	permissible: z.exactOptional(z.nullable(z.string())),
	uncertainty: z.exactOptional(z.nullable(z.string())),
	unit: z.string(),
});

const fields = {
	result: z.exactOptional(z.nullable(inspectionResultSchema)),
	restriction: z.exactOptional(z.nullable(z.string())),
	inspectorId: z.exactOptional(z.nullable(z.number())),
	laboratoryId: z.exactOptional(z.nullable(z.number())),
	certificateNo: z.exactOptional(z.nullable(z.string())),
	procedure: z.exactOptional(z.nullable(z.string())),
	decisionRule: z.exactOptional(decisionRuleSchema),
	environment: z.exactOptional(
		z.nullable(z.strictObject({ temperature: z.exactOptional(z.nullable(z.string())), humidity: z.exactOptional(z.nullable(z.string())) })),
	),
	/** Numbers of the Normale. */
	references: z.exactOptional(z.array(z.string())),
	measurements: z.exactOptional(z.array(measurementInputSchema)),
	dueDateOverride: z.exactOptional(z.nullable(z.string())),
	remarks: z.exactOptional(z.nullable(z.string())),
	cost: z.exactOptional(z.nullable(z.strictObject({ amount: z.exactOptional(z.string()), currency: z.exactOptional(z.string()) }))),
	/** As it was sent: a schema would leave out keys such as `__proto__`, which have to be refused. */
	customFields: z.exactOptional(z.custom<Readonly<Record<string, unknown>>>()),
	status: z.exactOptional(z.enum(['draft', 'in_review', 'released'])),
};

/** `InspectionPatch`: what of a draft can be changed. The limits of the fields stand in the description. */
export const inspectionPatchSchema = z.strictObject({ ...fields, kind: z.exactOptional(inspectionKindSchema), date: z.exactOptional(z.string()) });
export type InspectionPatch = z.infer<typeof inspectionPatchSchema>;

/** `InspectionInput`; exactly one of the three names of the device. */
export const inspectionInputSchema = z.strictObject({
	...fields,
	kind: inspectionKindSchema,
	date: z.string(),
	apparatusId: z.exactOptional(z.number()),
	identNo: z.exactOptional(z.string()),
	inspectionDeviceNumber: z.exactOptional(z.string()),
	externalId: z.exactOptional(z.nullable(z.string())),
	corrects: z.exactOptional(z.nullable(z.number())),
});
export type InspectionInput = z.infer<typeof inspectionInputSchema>;
