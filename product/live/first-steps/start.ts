import type { FirstDeviceInput } from './first-device.ts';

/** What the steps are filled with at first: the device that becomes PM-MS-0005 in the example works. */
export const START: FirstDeviceInput = {
	areaCode: 'FE',
	areaName: 'Fertigung',
	groupCode: 'MS',
	groupName: 'Messschieber',
	interval: { value: 12, unit: 'month' },
	identNo: 'INV-100105',
	designation: 'Messschieber digital',
	inServiceSince: '2025-09-15',
	kind: 'calibration_external',
	inspected: '2025-09-15',
	result: 'passed',
	restriction: 'nur bis 100 mm',
};
