import { ID } from '#chrome/contract.ts';
import { onPage } from './on-page.ts';

/** Lets the keyboard reach tables and code that are wider than their frame, and only those (WCAG 2.1.1). */
export function startScrollable(): void {
	const observer = new ResizeObserver((entries) => {
		for (const { target } of entries) {
			if (!(target instanceof HTMLElement)) continue;
			if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
			else target.removeAttribute('tabindex');
		}
	});
	onPage(() => {
		observer.disconnect();
		for (const frame of document.querySelectorAll(`#${ID.page} :is(.table, pre)`)) observer.observe(frame);
	});
}
