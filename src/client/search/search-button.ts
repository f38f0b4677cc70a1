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
		const shortcut = (/^k$/i.test(event.key) && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !(document.onkeypress || isTyping(event.target)));
		if (!shortcut) return;
		event.preventDefault();
		void open('');
	});
}

/** Opens the search with `query`, or with what was `typed` before it came. */
async function open(query: string, typed = ''): Promise<void> {
	// It is on its way.
	if (document.onkeypress) return;
	const { pathname } = location;
	/** Nothing opens over what a reader has gone on to, and what is typed there is not for the search. */
	const stays = (target?: EventTarget | null) => location.pathname === pathname && !isTyping(target);
	// What a reader types meanwhile is for the search.
	document.onkeypress = ({ key, target }) => {
		if (key.length > 1 || !stays(target)) return;
		typed += key;
		return false;
	};
	document.onkeydown = ({ key, target }) => {
		if (key === 'Backspace' && stays(target)) typed = typed.slice(0, -1);
	};
	try {
		const code = await import('./search-dialog.ts');
		const dialog = await code.loadSearch();
		if (stays()) void dialog.open(query, typed);
	} catch (error) {
		reportError(error);
		if (stays()) offerRetry(loadFailure.search, () => void open(query, typed));
	}
	document.onkeypress = document.onkeydown = null;
}

const isTyping = (target?: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
