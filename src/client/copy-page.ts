import { copyFromField } from '#code-reading/copy-from-field.ts';
import { LOAD_TIMEOUT } from './load-timeout.ts';

/** Copies the Markdown of the page, at the address of the link beside `button`. Returns whether that worked. */
export async function copyPage(button: Element): Promise<boolean> {
	const address = button.parentElement?.querySelector('a')?.href;
	if (address === undefined) return false;
	const text = fetchMarkdown(address);
	try {
		// The promise, not the text: some browsers do not allow copying some time after the click.
		await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((markdown) => new Blob([markdown], { type: 'text/plain' })) })]);
		return true;
	} catch {
		return text.then(copyFromField, () => false);
	}
}

async function fetchMarkdown(address: string): Promise<string> {
	const answer = await fetch(address, { signal: AbortSignal.timeout(LOAD_TIMEOUT) });
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return answer.text();
}
