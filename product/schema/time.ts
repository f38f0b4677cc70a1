import * as z from 'zod/mini';
import { isCalendarDate } from '#product/domain/calendar-date.ts';
import { INTERVAL_UNITS } from '#product/domain/interval.ts';

/** A day, `YYYY-MM-DD` (RULES.md ). */
export const calendarDateSchema = z.string().check(z.refine(isCalendarDate));

/** A moment in UTC to the second, RFC 3339. */
export const instantSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/));

/** Prüfintervall (RULES.md ). */
export const intervalSchema = z.strictObject({ value: z.int().check(z.gte(1), z.lte(120)), unit: z.enum(INTERVAL_UNITS) });
