import { marked, withMark } from '#chrome/contract.ts';
import { offerRetry } from '#client/offer-retry.ts';
import { onClick } from '#client/on-click.ts';
import { loadFailure } from '#words/load-failure.ts';

/**
 * Opens the search on a click on a button for it, on Strg+K and on `/` outside of inputs.
 * Dialog, index and query engine load on the first use only.
 */
export function startSearch(): void {
	onClick(withMark('search-open'), (button) => void open(marked(button, 'search-open') ?? ''));
	document.addEventListener('keydown', (event) => {
		const shortcut = (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping(event.target));
		if (!shortcut) return;
		event.preventDefault();
		void open('');
	});
}

/** The page that the search is for. */
let place = '';

/** Opens the search with `query`, or with what was `typed` before it came. */
async function open(query: string, typed = ''): Promise<void> {
	place = location.pathname;
	// It is on its way.
	if (document.onkeydown) return;
	// Nothing opens over a page that a reader has gone on to.
	const isHere = () => place === location.pathname;
	// What a reader types meanwhile is for the search.
	document.onkeydown = (event) => {
		const { key } = event;
		if (!isHere() || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
		if (key === 'Backspace') typed = typed.slice(0, -1);
		else if (key.length > 1) return;
		else typed += key;
		event.preventDefault();
	};
	try {
		const code = await import('./search-dialog.ts');
		const dialog = await code.loadSearch();
		if (isHere()) void dialog.open(query, typed);
	} catch (error) {
		reportError(error);
		if (isHere()) offerRetry(loadFailure.search, () => void open(query, typed));
	}
	document.onkeydown = null;
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
