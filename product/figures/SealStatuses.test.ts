import { expect, test } from 'vitest';
import { sealed } from './SealStatuses.tsx';

test('valid, broken and missing seal (RULES.md R-17.3)', () => {
	expect(sealed.map(({ file, inspection, device }) => [file.seal.status, file.seal.failedStep, inspection.number, device.inspectionDevice.number])).toEqual([
		['valid', null, 'PB-2025-00005', 'PM-EM-0001'],
		['invalid', 'integrity', 'PB-2025-00020', 'PM-WA-0001'],
		['none', null, 'PB-2025-00022', 'PM-DM-0001'],
	]);
});
