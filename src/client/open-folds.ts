import { withMark } from '#chrome/contract.ts';
import { loadFailure } from '#words/load-failure.ts';
import { hashTarget } from './hash-target.ts';
import { onClick } from './on-click.ts';
import { onPage } from './on-page.ts';
import { offerRetry } from './retry/offer-retry.ts';

/** Opens the folds around the target of the address, and all folds of a page at the click of a button. */
export function startFolds(): void {
	onPage(openTarget);
	addEventListener('hashchange', openTarget);
	// A link to the current target does not change the address, but the reader wants to see the target.
	onClick<HTMLAnchorElement>('a[href*="#"]', ({ href }) => {
		if (href === location.href) openTarget();
	});
	onClick(withMark('open-all'), toggleFolds);
}

/** Opens the folds and tabs around the target of the address, and goes there again if any was closed. */
export function openTarget(): void {
	const target = hashTarget();
	if (target === null) return;
	const own = target.querySelector<HTMLDetailsElement>(':scope > details');
	if (own) own.open = true;
	let isMoved = false;
	for (let around = target.parentElement; around; around = around.parentElement) {
		if (around instanceof HTMLDetailsElement && !around.open) {
			around.open = true;
			isMoved = true;
		} else if (around.role === 'tabpanel' && around.hidden) {
			// Opens it by the event that find in page would dispatch.
			around.dispatchEvent(new Event('beforematch', { bubbles: true }));
			isMoved = true;
		}
	}
	if (isMoved) target.scrollIntoView({ behavior: 'instant' });
}

/** Opens and closes all folds; its code loads with the first click. */
function toggleFolds(button: HTMLElement): void {
	import('./open-all.ts').then((code) => code.openAll(button)).catch(() => offerRetry(loadFailure.list, () => toggleFolds(button)));
}
