import { SEARCH_FAILED } from '#words/search.ts';
import { announce } from './announce.ts';

/**
 * Opens the search on a click on `[data-search-open]` (its value is the first query), on Strg+K and on `/` outside of inputs.
 * Dialog, index and query engine load on the first use only.
 */
export function startSearch(): void {
	document.addEventListener('click', (event) => {
		const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-search-open]') : null;
		if (button) void open(button.dataset.searchOpen ?? '');
	});
	document.addEventListener('keydown', (event) => {
		const shortcut = (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping(event.target));
		if (!shortcut) return;
		event.preventDefault();
		void open('');
	});
}

async function open(query: string): Promise<void> {
	try {
		const { openSearch } = await import('./search-dialog.ts');
		await openSearch(query);
	} catch (error) {
		announce(SEARCH_FAILED);
		reportError(error);
	}
}

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
