import { withMark } from '#chrome/contract.ts';
import { loadFailure } from '#words/load-failure.ts';
import { hashTarget } from './hash-target.ts';
import { onClick } from './on-click.ts';
import { onPage } from './on-page.ts';
import { offerRetry } from './retry/offer-retry.ts';

/** Opens what the place of the address stands in, and all folds of a page at the click of a button. */
export function startFolds(): void {
	onPage(openTarget);
	addEventListener('hashchange', openTarget);
	// A link to the place that the address has already changes nothing, and yet the reader wants to see it.
	onClick<HTMLAnchorElement>('a[href*="#"]', ({ href }) => {
		if (href === location.href) openTarget();
	});
	onClick(withMark('open-all'), toggleFolds);
}

/** Opens the folds and the tab that the place of the address stands in, and goes there again if any was closed. */
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
			// As when the search of the browser finds something there.
			around.dispatchEvent(new Event('beforematch', { bubbles: true }));
			isMoved = true;
		}
	}
	if (isMoved) target.scrollIntoView({ behavior: 'instant' });
}

/** Opens and closes all folds, by code that comes with the first click. */
function toggleFolds(button: HTMLElement): void {
	import('./open-all.ts').then((code) => code.openAll(button)).catch(() => offerRetry(loadFailure.list, () => toggleFolds(button)));
}
