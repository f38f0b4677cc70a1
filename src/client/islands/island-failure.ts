import { noteFailure } from '#client/retry/retry-button.ts';
import { loadFailure } from '#words/load-failure.ts';

/** The engine tells that an island did not come to life. What it shows stays, its controls disabled; above it stands why, and a way to try again. */
document.addEventListener('astro:hydration-error', ({ target }) => {
	// A copy begins from the start.
	if (target instanceof HTMLElement) noteFailure([target], loadFailure.island, () => target.replaceWith(target.cloneNode(true)));
});
