import { retryButton } from '#client/retry-button.ts';
import { loadFailure } from '#words/load-failure.ts';

/** The engine tells that an island did not come to life. What it shows stays, its controls disabled; above it stands why, and a way to try again. */
document.addEventListener('astro:hydration-error', ({ target }) => {
	if (!(target instanceof HTMLElement)) return;
	const note = document.createElement('div');
	note.className = 'island-error';
	note.role = 'alert';
	const words = document.createElement('p');
	words.textContent = loadFailure.island;
	note.append(
		words,
		retryButton(() => {
			note.remove();
			// A copy begins from the start.
			target.replaceWith(target.cloneNode(true));
		}),
	);
	target.before(note);
});
