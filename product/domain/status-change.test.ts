import { describe, expect, test } from 'vitest';
import { DEVICE_STATUSES } from './device-status.ts';
import { statusChanges } from './status-change.ts';

const changes = statusChanges();
const waysOf = (event: string) => changes.filter((change) => change.event === event).map(({ from, to }) => `${from} > ${to.join(' ')}`);

describe('changes of status (RULES.md R-3)', () => {
	test('an effective report makes a device im Umlauf again, before and after its due date', () => {
		expect(waysOf('effective_report')).toEqual(['in_calibration > in_circulation unmonitored', 'overdue > in_circulation', 'due > in_circulation']);
	});

	test('a report that failed blocks, also a device that is away (R-4.5)', () => {
		expect(waysOf('failed_report').map((way) => way.split(' > ')[1])).toEqual(Array.from({ length: 5 }, () => 'blocked'));
		expect(waysOf('failed_report')[0]).toBe('in_calibration > blocked');
	});

	test('whoever unblocks finds the status that lies behind, an order too', () => {
		expect(waysOf('unblock')).toEqual(['blocked > in_calibration overdue due in_circulation unmonitored']);
		expect(waysOf('take_back')).toEqual(['in_calibration > overdue due in_circulation unmonitored']);
	});

	test('a device that is taken up again waits for its first inspection, or is still blocked (R-3.12)', () =>
		expect(waysOf('reinstate')).toEqual(['retired > blocked due unmonitored']));

	test('every status can be reached and left', () => {
		for (const { status } of DEVICE_STATUSES) {
			expect(changes.some(({ to }) => to.includes(status))).toBe(true);
			expect(changes.some(({ from }) => from === status)).toBe(true);
		}
	});
});
