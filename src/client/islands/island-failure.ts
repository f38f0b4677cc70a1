import { noteFailure } from '#client/retry/retry-button.ts';
import { loadFailure } from '#words/load-failure.ts';

/** Handles the engine's event that an island could not hydrate: its content stays with disabled controls, and a message above it says why and offers to try again. */
document.addEventListener('astro:hydration-error', ({ target }) => {
	// A copy of the element hydrates from the beginning.
	if (target instanceof HTMLElement) noteFailure([target], loadFailure.island, () => target.replaceWith(target.cloneNode(true)));
});
