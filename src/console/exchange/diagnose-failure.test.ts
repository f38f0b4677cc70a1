import { expect, test } from 'vitest';
import { failure } from '#words/console.ts';
import { diagnoseFailure } from './diagnose-failure.ts';

const CALL = { url: 'https://api.example.com/v1', page: 'https://docs.example.com/docs/', isOnline: true, timedOut: false };

test('what is certain is said alone', () => {
	expect(diagnoseFailure({ ...CALL, isOnline: false })).toEqual([failure.offline]);
	expect(diagnoseFailure({ ...CALL, timedOut: true })).toEqual([failure.timeOut]);
	expect(diagnoseFailure({ ...CALL, url: 'http://api.example.com/v1' })).toEqual([failure.mixedContent]);
	expect(diagnoseFailure({ ...CALL, url: 'kein Name' })).toEqual([failure.address]);
});

test('what a browser hides is said to be unknown, with the causes that are possible', () => {
	expect(diagnoseFailure(CALL)).toEqual([failure.unknown, failure.name('api.example.com'), failure.certificate, failure.origin('https://docs.example.com')]);
	expect(diagnoseFailure({ ...CALL, url: 'http://localhost:4010/v1' })).not.toContain(failure.certificate);
});
