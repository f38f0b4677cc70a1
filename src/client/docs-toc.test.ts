// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { sectionAt } from './docs-toc.ts';

test('the section being read is the last one whose heading has passed the line', () => {
	expect(sectionAt([-900, -20, 400], 84, false)).toBe(1);
});

test('a heading that a jump has put exactly on the line counts', () => {
	expect(sectionAt([-900, 84, 400], 84, false)).toBe(1);
});

test('above the first heading there is no section', () => {
	expect(sectionAt([300, 900], 84, false)).toBe(-1);
});

test('at the end of the page the last section counts, even when its heading cannot reach the line', () => {
	expect(sectionAt([-900, 200, 600], 84, true)).toBe(2);
});

test('a section that is not shown is not read, not even at the end', () => {
	const hidden = Number.POSITIVE_INFINITY;
	expect(sectionAt([-900, hidden, 400, hidden], 84, false)).toBe(0);
	expect(sectionAt([-900, 200, hidden], 84, true)).toBe(1);
});
