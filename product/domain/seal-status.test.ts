import { expect, test } from 'vitest';
import { SEAL_STEPS, type SealStatus, type SealStep, sealMark, sealStepResult } from './seal-status.ts';

const results = (status: SealStatus, failedStep: SealStep | null) => SEAL_STEPS.map(({ step }) => sealStepResult({ status, failedStep }, step));

test('a step says something when all before it are met', () => {
	expect(results('valid', null)).toEqual(['met', 'met', 'met']);
	expect(results('invalid', 'integrity')).toEqual(['failed', null, null]);
	expect(results('untrusted', 'accreditation')).toEqual(['met', 'met', 'failed']);
	expect(results('none', null)).toEqual([null, null, null]);
	expect(results('pending', null)).toEqual([null, null, null]);
});

test('labels (RULES.md R-17.3)', () => expect(sealMark('none').label).toBe('kein Siegel'));
