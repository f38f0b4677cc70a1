import { expect, test } from 'vitest';
import { longDate, shortDate } from './strings.ts';

test.each([
	['2025-09-15', '15. September 2025', '15.09.2025'],
	['2024-03-01', '1. März 2024', '01.03.2024'],
	['2025-12-31', '31. Dezember 2025', '31.12.2025'],
])('%s is written %s and %s, in every time zone', (day, long, short) => {
	expect(longDate(day)).toBe(long);
	expect(shortDate(day)).toBe(short);
});
