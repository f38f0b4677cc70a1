import { expect, test } from 'vitest';
import { sealed } from './SealStatuses.tsx';

test('a valid, a broken and a missing seal, each at its report and device (RULES.md R-17.3)', () => {
	expect(sealed.map(({ file }) => file.seal.status)).toEqual(['valid', 'invalid', 'none']);
	for (const { file, inspection, device } of sealed) {
		expect([file.owner.id, inspection.apparatusId]).toEqual([inspection.id, device.id]);
		expect(file.seal.failedStep === null).toBe(file.seal.status !== 'invalid');
	}
});
