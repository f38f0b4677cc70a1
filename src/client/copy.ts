import { copy } from '#ui/strings.ts';
import { announce } from './announce.ts';
import { onPage } from './page.ts';

/** How long a button says that it has copied, in ms. */
const SHOWN = 2000;

/** Copies code blocks and addresses of headings. The buttons are of no use without script and appear here. */
export function startCopy(): void {
	onPage((page) => {
		for (const button of page.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false;
	});
	document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
		if (!(target instanceof Element)) return;
		const button = target.closest<HTMLElement>('[data-copy]');
		const anchor = target.closest<HTMLAnchorElement>('a.anchor');
		if (button) void copyCode(button);
		else if (anchor && !(ctrlKey || metaKey || shiftKey)) void copyAddress(anchor);
	});
}

async function copyCode(button: HTMLElement): Promise<void> {
	const code = button.closest('.code')?.querySelector('pre')?.textContent;
	if (code === undefined || code === null) return;
	const copied = await copyText(code.replace(/\n$/, ''));
	const message = copied ? copy.copied : copy.failed;
	announce(message);
	if ('copied' in button.dataset) return;
	const label = [...button.childNodes];
	button.dataset.copied = '';
	button.replaceChildren(message);
	setTimeout(() => {
		button.replaceChildren(...label);
		delete button.dataset.copied;
	}, SHOWN);
}

/** The browser follows the link as usual. */
async function copyAddress(anchor: HTMLAnchorElement): Promise<void> {
	if (await copyText(anchor.href)) announce(copy.address);
}

/** Puts text into the clipboard; `false` when the browser does not let us. Pages without HTTPS have no `navigator.clipboard`. */
async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

function copyBySelection(text: string): boolean {
	const focused = document.activeElement;
	const field = document.createElement('textarea');
	field.value = text;
	field.className = 'visually-hidden';
	document.body.append(field);
	field.select();
	const copied = document.execCommand('copy');
	field.remove();
	if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	return copied;
}
