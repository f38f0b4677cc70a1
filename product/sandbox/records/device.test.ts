import { expect, test } from 'vitest';
import { SAMPLE } from '#product/sample.ts';
import { start } from '../start.ts';
import type { State } from '../state.ts';
import { deviceOf } from './device.ts';

/** PM-MS-0002 on a day, with ten days of grace. */
function deviceOn(today: string, settings: Partial<State['settings']> = {}) {
	const state = start(SAMPLE);
	const [apparatus] = state.apparatuses.filter(({ inspectionDevice }) => inspectionDevice?.number === 'PM-MS-0002');
	if (!apparatus?.inspectionDevice) throw new Error('The sample data hold no PM-MS-0002.');
	apparatus.inspectionDevice.graceDays = 10;
	return deviceOf({ ...state, today, settings: { ...state.settings, ...settings } }, apparatus);
}

test('after the due date a device is still due, but not usable (RULES.md R-3.4)', () => {
	expect(deviceOn('2025-09-30')).toMatchObject({ status: 'due', usable: true });
	expect(deviceOn('2025-10-01')).toMatchObject({ status: 'due', usable: false });
	expect(deviceOn('2025-10-10')).toMatchObject({ status: 'due', usable: false });
	expect(deviceOn('2025-10-11')).toMatchObject({ status: 'overdue', usable: false });
});

test('the works may decide otherwise for the days of grace', () => {
	expect(deviceOn('2025-10-01', { usableInGracePeriod: true })).toMatchObject({ status: 'due', usable: true });
	expect(deviceOn('2025-10-11', { usableInGracePeriod: true })).toMatchObject({ status: 'overdue', usable: false });
});
