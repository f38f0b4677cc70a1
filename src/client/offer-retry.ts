import { pageChange } from '#words/page-change.ts';
import { retryButton } from './retry-button.ts';

/** Says in a dialog that something a reader asked for did not load, and offers to try again. The focus goes back to where it was. */
export function offerRetry(text: string, retry: () => void): void {
	const dialog = document.createElement('dialog');
	dialog.role = 'alertdialog';
	dialog.ariaLabel = text;
	const close = document.createElement('button');
	close.textContent = pageChange.close;
	close.onclick = () => dialog.close();
	const again = retryButton(() => {
		dialog.close();
		retry();
	});
	const words = document.createElement('p');
	words.textContent = text;
	dialog.append(words, again, ' ', close);
	dialog.onclose = () => dialog.remove();
	document.body.append(dialog);
	dialog.showModal();
}
