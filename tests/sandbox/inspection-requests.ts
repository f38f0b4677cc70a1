import type { Step } from './case.ts';

/** A released internal calibration of PM-MS-0002, the example of `inspectionsAdd` in the description. */
export const CALIBRATION = {
	inspectionDeviceNumber: 'PM-MS-0002',
	kind: 'calibration_internal',
	date: '2025-09-15',
	result: 'passed',
	procedure: 'PA-MS-01',
	decisionRule: 'simple_acceptance',
	environment: { temperature: '20.4', humidity: null },
	references: ['PM-EM-0001'],
	measurements: [
		{ characteristic: 'Außenmaß', nominal: '100.00', actual: '100.01', permissible: '0.02', uncertainty: '0.010', unit: 'mm' },
		{ characteristic: 'Außenmaß', nominal: '150.00', actual: '150.02', permissible: '0.03', uncertainty: '0.010', unit: 'mm' },
	],
	customFields: { auftragsnummer: 'AB-004711' },
	externalId: 'CAQ-2025-0915-07',
	status: 'released',
};

/** A calibration that can be released at once; the device is missing. */
export const RELEASED = { kind: 'calibration_internal', date: '2025-09-15', result: 'passed', references: ['PM-EM-0001'], status: 'released' };
/** As little as a draft needs. */
export const DRAFT = { inspectionDeviceNumber: 'PM-MS-0002', kind: 'calibration_internal', date: '2025-09-15' };

/** A step that adds a report. */
export function add(json: object, status = 201, more: Partial<Step> = {}): Step {
	return { send: 'POST /inspections', json, status, ...more };
}
