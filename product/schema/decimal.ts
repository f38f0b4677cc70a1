import * as z from 'zod/mini';
import { isDecimal } from '#product/domain/decimal.ts';

/** A number as text, so that its decimal places stay (RULES.md ). */
export const decimalSchema = z.string().check(z.refine(isDecimal));

/** An amount with two decimal places and its currency (ISO 4217). */
export const moneySchema = z.strictObject({
	amount: z.string().check(z.regex(/^\d{1,9}\.\d\d$/)),
	currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});
export type Money = z.infer<typeof moneySchema>;
