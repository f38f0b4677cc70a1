import { ID, marked } from '#chrome/contract.ts';

/** Folds inside of so many others stay closed: what a large schema holds at its fourth level is too much to be read, and a click away. */
const LEVELS = 3;

const DEEP = Array.from({ length: LEVELS + 1 }, () => 'details').join(' ');

/** Opens the folds of a page down to a level, or closes all; the button bears both names in turn. */
export function openAll(button: HTMLElement): void {
	const isOpen = button.ariaPressed === 'true';
	for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${ID.page} [data-article-body] details`)) fold.open = !isOpen && !fold.matches(DEEP);
	const other = marked(button, 'open-all') ?? '';
	button.dataset['openAll'] = button.textContent ?? '';
	button.textContent = other;
	button.ariaPressed = `${!isOpen}`;
}
