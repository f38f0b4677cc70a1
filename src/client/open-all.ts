import { ID, marked } from '#chrome/contract.ts';

/** Folds nested in three others stay closed: large schemas have too much there, and it is one click away. */
const DEEP_FOLD = 'details details details details';

/** Opens all folds of a page except deep ones, or closes them; the label of the button alternates. */
export function openAll(button: HTMLElement): void {
	const isOpening = button.toggleAttribute('data-opened');
	for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${ID.page} [data-article-body] details`))
		fold.open = isOpening && !fold.matches(DEEP_FOLD);
	[button.textContent, button.dataset['openAll']] = [marked(button, 'open-all') ?? '', button.textContent];
	// Folds above the button move it.
	button.scrollIntoView({ block: 'nearest' });
}
