import { expect, test } from 'vitest';
import { hidesAfter } from './navbar.ts';

test.each([
	['down past its own place', { from: 50, to: 80, hidden: false }, true],
	['down, but not past its own place', { from: 0, to: 56, hidden: false }, false],
	['up', { from: 500, to: 499, hidden: true }, false],
	['up to the top', { from: 80, to: 0, hidden: true }, false],
	['beyond the top, as springy scrolling does', { from: 0, to: -30, hidden: true }, false],
	['not at all while hidden', { from: 300, to: 300, hidden: true }, true],
	['not at all while shown', { from: 300, to: 300, hidden: false }, false],
])('scrolling %s', (_, step, hides) => {
	expect(hidesAfter({ ...step, end: 56 })).toBe(hides);
});
