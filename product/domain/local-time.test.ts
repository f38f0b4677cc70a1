import { describe, expect, test } from 'vitest';
import { instantsOf, localTime } from './local-time.ts';

describe('a day and time in Berlin', () => {
	test.each([
		['2025-09-08', '09:30', ['2025-09-08T07:30:00Z']],
		['2025-12-08', '09:30', ['2025-12-08T08:30:00Z']],
		['2025-10-26', '02:30', ['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z']],
		['2025-03-30', '02:30', []],
		['9999-12-31', '23:59', ['9999-12-31T22:59:00Z']],
	])('%s %s is %j', (day, time, instants) => expect(instantsOf(day, time, 'Europe/Berlin')).toEqual(instants));

	test.each(['0001-01-01', '0099-06-01', '0205-01-01', '0999-12-31'])('%s, before time zones, is one moment of that day', (day) => {
		const [instant = '', ...others] = instantsOf(day, '12:00', 'Europe/Berlin');
		expect(others).toEqual([]);
		expect(localTime(instant, 'Europe/Berlin')).toEqual([day, '12:00']);
	});
});
