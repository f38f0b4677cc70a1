// @vitest-environment happy-dom
import '#client/aria.fixture.ts';
import { expect, test, vi } from 'vitest';
import { DocsToc, sectionAt } from './docs-toc.ts';

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

test.each([
	['', 40, 440, 'text'],
	['rtl', innerWidth - 440, innerWidth - 40, 'text'],
	['', innerWidth - 440, innerWidth - 40, undefined],
	['rtl', 40, 440, undefined],
])('what begins in the first half of the window is text, what begins in the other stands beside it: %s from %i to %i', (direction, left, right, current) => {
	vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			disconnect() {}
		},
	);
	if (!customElements.get('docs-toc')) customElements.define('docs-toc', DocsToc);
	document.dir = direction;
	document.body.innerHTML = '<h2 id="text">x</h2>';
	vi.spyOn(document.body.children[0] as Element, 'getClientRects').mockReturnValue([{ left, right, top: -50 }] as unknown as DOMRectList);
	const toc = document.createElement('docs-toc');
	toc.innerHTML = '<a href="#text">x</a>';
	document.body.append(toc);
	dispatchEvent(new Event('scroll'));
	expect(toc.querySelector('[aria-current]')?.getAttribute('href')?.slice(1)).toBe(current);
	document.dir = '';
	vi.unstubAllGlobals();
});
