import { ID, marked, withMark } from '#chrome/contract.ts';
import { hashTarget } from './hash-target.ts';
import { onClick } from './on-click.ts';
import { onPage } from './on-page.ts';

/** Opens what the place of the address stands in, and all folds of a page at the click of a button. */
export function startFolds(): void {
	onPage(openTarget);
	addEventListener('hashchange', openTarget);
	// A link to the place that the address has already changes nothing, and yet the reader wants to see it.
	onClick('a[href*="#"]', (link) => {
		if (link instanceof HTMLAnchorElement && link.href === location.href) openTarget();
	});
	onClick(withMark('open-all'), openAll);
}

function openTarget(): void {
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

/** Folds inside of three others stay closed: what a large schema holds there is too much to be read, and a click away. */
const DEEP = 'details '.repeat(4);

/** Opens all folds but deep ones, or closes them; the button bears both names in turn. */
function openAll(button: HTMLElement): void {
	const isOpen = button.ariaPressed === 'true';
	for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${ID.page} [data-article-body] details`)) fold.open = !isOpen && !fold.matches(DEEP);
	[button.textContent, button.dataset['openAll']] = [marked(button, 'open-all') ?? '', button.textContent];
	button.ariaPressed = `${!isOpen}`;
}
