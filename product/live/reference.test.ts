import { expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { TIME_ZONE, TODAY } from './example-day.ts';

test('day and time zone are those of the sample data', () => {
	expect([TODAY, TIME_ZONE]).toEqual([SAMPLE.referenceDate, SAMPLE.settings.timeZone]);
});
