import { expect, test } from 'vitest';
import { revealBy } from './reveal.ts';

test('an item in view stays where it is', () => {
	expect(revealBy(100, 130, 400)).toBe(0);
});

test.each([
	['below', 600, 640, 420],
	['above', -240, -200, -420],
	['half cut off', 380, 420, 200],
])('an item %s comes to the middle', (_, top, bottom, by) => {
	expect(revealBy(top, bottom, 400)).toBe(by);
	expect((top + bottom) / 2 - by).toBe(200);
});
