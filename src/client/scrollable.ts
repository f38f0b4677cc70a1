import { ID } from '#chrome/contract.ts';
import { onPage } from './on-page.ts';

/** Lets the keyboard reach tables, code, diagrams and formulas wider than their frame, and a table of contents longer than the window, and only those (WCAG 2.1.1). Focusable frames get a name (4.1.2), by code that few pages need. */
export function startScrollable(): void {
	const observer = new ResizeObserver((entries) => {
		for (const entry of entries) {
			const target = entry.target as HTMLElement;
			const isLong = target.matches('.toc') && target.scrollHeight > target.clientHeight;
			if (isLong || target.scrollWidth > target.clientWidth) target.tabIndex = 0;
			else target.removeAttribute('tabindex');
			if (target.tabIndex === 0 || target.role) void import('./name-frame.ts').then((code) => code.nameFrame(target));
		}
	});
	onPage(() => {
		observer.disconnect();
		for (const frame of document.querySelectorAll(`#${ID.page} :is(.table, pre, .diagram, .formula, .toc)`)) observer.observe(frame);
	});
}
