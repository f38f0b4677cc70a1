import { expect, test } from 'vitest';
import { sampleData } from '#product/domain/sample-data.fixture.ts';
import { TIME_ZONE, TODAY } from './reference.ts';

test('day and time zone are those of the sample data', () => {
	expect([TODAY, TIME_ZONE]).toEqual([sampleData.referenceDate, sampleData.settings.timeZone]);
});
