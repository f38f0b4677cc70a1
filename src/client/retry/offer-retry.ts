import { retry as words } from '#words/retry.ts';
import { retryButton } from './retry-button.ts';

/** Says in a dialog that something a reader asked for did not load, and offers to try again. The focus goes back to where it was. */
export function offerRetry(text: string, retry: () => void): void {
	const dialog = document.createElement('dialog');
	dialog.role = 'alertdialog';
	dialog.ariaLabel = text;
	const close = document.createElement('button');
	close.textContent = words.close;
	close.onclick = () => dialog.close();
	const again = retryButton(() => {
		dialog.close();
		retry();
	});
	const line = document.createElement('p');
	line.textContent = text;
	dialog.append(line, again, ' ', close);
	dialog.onclose = () => dialog.remove();
	document.body.append(dialog);
	dialog.showModal();
}
