import { route } from '#words/route.ts';

/** A button that tries again. */
export function retryButton(run: () => void): HTMLButtonElement {
	const button = document.createElement('button');
	button.className = 'button';
	button.textContent = route.retry;
	button.onclick = run;
	return button;
}
