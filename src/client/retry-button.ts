import { pageChange } from '#words/page-change.ts';

/** A button that tries again. */
export function retryButton(run: () => void): HTMLButtonElement {
	const button = document.createElement('button');
	button.className = 'button';
	button.textContent = pageChange.retry;
	button.onclick = run;
	return button;
}
