import { expect, test } from 'vitest';
import { slipOf } from './slip-of.ts';

test.each([
	['sttaus', 'status'],
	['staus', 'status'],
	['statuss-neu', 'status-neu'],
	['stadus', 'status'],
])('%s is a slip for %s', (name, meant) => {
	expect(slipOf(name, ['anderes', 'status', 'status-neu'])).toBe(meant);
});

test.each([
	['known', 'status', ['status', 'sttaus']],
	['one of many', 'chips', ['chip']],
	['another number', 'figure-2', ['figure-1']],
	['a number with its digits exchanged', 'page-21', ['page-12']],
	['short', 'abd', ['abc']],
	['two letters away', 'sattsu', ['status']],
])('%s is no slip', (_, name, known) => {
	expect(slipOf(name, known)).toBeUndefined();
});
