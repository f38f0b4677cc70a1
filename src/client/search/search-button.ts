import { marked, withMark } from '#chrome/contract.ts';
import { SLASH_KEY } from '#chrome/storage-keys.ts';
import { onClick } from '#client/on-click.ts';
import { offerRetry } from '#client/retry/offer-retry.ts';
import { readStored } from '#client/storage.ts';
import { loadFailure } from '#words/load-failure.ts';

/**
 * Opens the search on a click on a button for it, on Ctrl+K and on `/` outside of inputs. A reader can switch `/` off: people who
 * use speech input may trigger it by mistake (WCAG 2.2, 2.1.4).
 * Dialog, index and query engine load on the first use only.
 */
export function startSearch(): void {
	onClick(withMark('search-open'), (button) => void openSearch(marked(button, 'search-open') ?? ''));
	document.addEventListener('keydown', (event) => {
		if (event.key === 'Backspace') typedText = typedText.slice(0, -1);
		// With more keys than these it is a shortcut of the browser.
		const isWithKey = event.ctrlKey || event.metaKey;
		const isShortcut = isWithKey
			? event.key.toLowerCase() === 'k' && !event.shiftKey
			: event.key === '/' && !(document.onkeypress || isTyping(event.target) || readStored(SLASH_KEY));
		if (event.altKey || !isShortcut) return;
		event.preventDefault();
		void openSearch('');
	});
}

/** What a reader types while the search is loading: it becomes part of the query. */
let typedText = '';

/** Opens the search with `query`, or with the text typed `before` it was loaded. */
async function openSearch(query: string, before = ''): Promise<void> {
	// The search is already loading.
	if (document.onkeypress) return;
	const { pathname } = location;
	/** If the reader has gone to another page meanwhile, no search opens over it, and keys typed there are not for the search. */
	const isHere = () => location.pathname === pathname;
	typedText = before;
	document.onkeypress = (event) => {
		if (event.key.length > 1 || isTyping(event.target) || !isHere()) return;
		event.preventDefault();
		typedText += event.key;
	};
	try {
		const code = await import('./search-dialog.ts');
		if (isHere()) void code.provideSearch().open(query, typedText);
	} catch (error) {
		reportError(error);
		if (isHere()) offerRetry(loadFailure.search, () => void openSearch(query, typedText));
	}
	document.onkeypress = null;
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
