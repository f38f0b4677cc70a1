import { ID } from '#chrome/contract.ts';

/** Has a screen reader say `text` at the next pause. */
export function announce(text: string): void {
	// Behind a modal dialog nothing is spoken, so such a dialog has a place of its own.
	const announcer = document.querySelector('dialog[open] [aria-live]') ?? document.getElementById(ID.announcer);
	if (announcer === null) return;
	// Only a change is spoken, so the same text twice needs an empty moment between.
	announcer.textContent = '';
	setTimeout(() => {
		announcer.textContent = text;
	}, 50);
}
