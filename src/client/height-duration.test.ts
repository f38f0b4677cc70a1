import { expect, test } from 'vitest';
import { heightDuration } from './height-duration.ts';

test.each([
	[0, 150],
	[100, 230],
	[400, 310],
	[5000, 400],
])('%i px take %i ms', (px, ms) => {
	expect(heightDuration(px)).toBe(ms);
});

test('reduced motion takes 1 ms, whatever the height', () => {
	expect(heightDuration(5000, true)).toBe(1);
});
