import { ID } from '#chrome/contract.ts';

/** Has a screen reader say `text` at the next pause. Behind a modal dialog nothing is spoken, so such a dialog brings a place of its own. */
export function announce(text: string, announcer: Element | null = document.getElementById(ID.announcer)): void {
	if (announcer === null) return;
	// Only a change is spoken, so the same text twice needs an empty moment between.
	announcer.textContent = '';
	setTimeout(() => {
		announcer.textContent = text;
	}, 50);
}
