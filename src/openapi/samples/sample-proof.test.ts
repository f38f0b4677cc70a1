import { expect, test } from 'vitest';
import { sampleFingerprint } from './fingerprint.ts';
import { proofOf } from './sample-proof.ts';

const record = { date: '2025-09-15', languages: { python: { tool: 'Python 3.11.2', passed: { 'dinge-index': sampleFingerprint('print(1)') } } } };

test('only the text that ran is proven', () => {
	expect(proofOf(record, { operation: 'dinge-index', language: 'python', code: 'print(1)' })).toEqual({ tool: 'Python 3.11.2', date: '2025-09-15' });
	expect(proofOf(record, { operation: 'dinge-index', language: 'python', code: 'print(2)' })).toBeUndefined();
	expect(proofOf(record, { operation: 'dinge-view', language: 'python', code: 'print(1)' })).toBeUndefined();
	expect(proofOf(record, { operation: 'dinge-index', language: 'php', code: 'print(1)' })).toBeUndefined();
	expect(proofOf(undefined, { operation: 'dinge-index', language: 'python', code: 'print(1)' })).toBeUndefined();
});
