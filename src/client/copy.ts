import { withMark } from '#chrome/contract.ts';
import { copy } from '#words/copy.ts';
import { announce } from './announce.ts';
import { onClick } from './on-click.ts';

/** How long a button confirms that it has copied, in ms. */
const COPIED_TIME = 2000;

/** Copies code blocks, pages as Markdown, and addresses of headings and fields. */
export function startCopy(): void {
	onClick(withMark('copy'), async (button) => {
		const block = button.closest('.code')?.querySelector('pre');
		const copied = await (block ? copyCode(block) : import('./copy-page.ts').then((code) => code.copyPage(button))).catch(() => false);
		const message = copied ? copy.copied : copy.failed;
		announce(message);
		if ('done' in button.dataset) return;
		const label = [...button.childNodes];
		button.dataset.done = '';
		button.replaceChildren(message);
		setTimeout(() => {
			button.replaceChildren(...label);
			delete button.dataset.done;
		}, COPIED_TIME);
	});
	// Loaded on demand: most readers copy nothing.
	document.addEventListener('selectstart', () => import('./copied-text.ts').catch(() => {}), { once: true });
	// If the code does not load, the browser follows the link as usual.
	onClick<HTMLAnchorElement>('.anchor,li>header>a', ({ href }) => {
		copyText(href).then(
			() => announce(copy.address),
			() => {},
		);
	});
}

/** Selects what cannot be copied. */
const copyCode = (code: Element) =>
	copyText(code.textContent.replace(/\n$/, '')).then(
		() => true,
		() => copySelected(code),
	);

/** Copies text to the clipboard; rejects if the browser does not allow it. Pages without HTTPS have no `navigator.clipboard`. */
const copyText = async (text: string) => navigator.clipboard.writeText(text);

/** The way to copy on pages without HTTPS, as in-house networks serve them. */
function copySelected(code: Element): boolean {
	getSelection()?.selectAllChildren(code);
	return document.execCommand('copy');
}
