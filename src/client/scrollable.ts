import { oncePerFrame } from './frame.ts';
import { onPage } from './page.ts';

/** Lets the keyboard reach tables and code that are wider than their frame, and only those (WCAG 2.1.1). */
export function startScrollable(): void {
	onPage((page, signal) => {
		const update = oncePerFrame(() => {
			for (const frame of page.querySelectorAll<HTMLElement>('.table, pre')) {
				if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
				else frame.removeAttribute('tabindex');
			}
		});
		addEventListener('resize', update, { passive: true, signal });
		update();
	});
}
