import * as z from 'zod/mini';
import { decisionRuleSchema } from './inspection.ts';

/** Settings of the works (RULES.md ). */
export const settingsSchema = z.strictObject({
	dueMode: z.enum(['exact', 'end_of_month']),
	leadDays: z.int(),
	graceDays: z.int(),
	/** **In der Karenzzeit verwendbar** (RULES.md ). */
	usableInGracePeriod: z.boolean(),
	numberMask: z.string(),
	inspectionNumberMask: z.string(),
	magicName: z.string(),
	decisionRule: decisionRuleSchema,
	fourEyes: z.boolean(),
	blockOverdue: z.boolean(),
	publicStatusPage: z.boolean(),
	timeZone: z.string(),
});
export type Settings = z.infer<typeof settingsSchema>;
