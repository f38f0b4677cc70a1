import { ID, marked } from '#chrome/contract.ts';

/** Folds inside of three others stay closed: what a large schema holds there is too much to be read, and a click away. */
const DEEP_FOLD = 'details details details details';

/** Opens all folds of a page but deep ones, or closes them; the button has both names in turn. */
export function openAll(button: HTMLElement): void {
	const isOpen = button.ariaPressed === 'true';
	for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${ID.page} [data-article-body] details`)) fold.open = !isOpen && !fold.matches(DEEP_FOLD);
	[button.textContent, button.dataset['openAll']] = [marked(button, 'open-all') ?? '', button.textContent];
	button.ariaPressed = `${!isOpen}`;
}
