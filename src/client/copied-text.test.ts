// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import './copied-text.ts';

test('characters for the eye are not copied from any place that is marked, and are back then', () => {
	vi.useFakeTimers();
	document.body.innerHTML = '<p>Prüf\u00admittel\u00adliste</p><p>PM-\u20600001</p>';
	const ranges = [...document.querySelectorAll('p')].map((cell) => {
		const range = document.createRange();
		range.selectNodeContents(cell);
		return range;
	});
	vi.spyOn(globalThis, 'getSelection').mockReturnValue({ rangeCount: ranges.length, getRangeAt: (index: number) => ranges[index] } as unknown as Selection);
	const before = document.body.textContent;
	document.dispatchEvent(new Event('copy'));
	expect(document.body.textContent).toBe('PrüfmittellistePM-0001');
	vi.runAllTimers();
	expect(document.body.textContent).toBe(before);
	vi.useRealTimers();
});
