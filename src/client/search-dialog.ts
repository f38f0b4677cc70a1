import { search } from '#search/query.ts';
import { SEARCH_FAILED } from '#words/search.ts';
import { searchDialog as strings } from '#words/search-dialog.ts';
import { loadStyles } from './load-styles.ts';
import styles from './search-dialog.css?url';
import { loadSearchIndex } from './search-index.ts';
import { showMessage, showResults } from './search-results.ts';

let dialog: SearchDialog | undefined;

interface SearchDialog {
	element: HTMLDialogElement;
	input: HTMLInputElement;
	results: HTMLElement;
}

/** Shows the search dialog with `query` in its input; builds it on the first call. */
export async function openSearch(query: string): Promise<void> {
	dialog ??= await build();
	const { element, input } = dialog;
	if (!element.open) element.showModal();
	if (query !== '') input.value = query;
	input.select();
	await answer(dialog);
}

async function build(): Promise<SearchDialog> {
	await loadStyles(styles);
	const element = document.createElement('dialog');
	element.className = 'search';
	element.setAttribute('aria-label', strings.title);
	element.innerHTML = `<form method="dialog" class="search-form"><input type="text" inputmode="search" enterkeyhint="go" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="search-results" autocomplete="off" spellcheck="false" maxlength="120"><button type="submit"><kbd>Esc</kbd></button></form><div class="search-results" id="search-results"></div>`;
	const input = element.querySelector('input');
	const results = element.querySelector<HTMLElement>('.search-results');
	if (input === null || results === null) throw new Error('The search dialog is incomplete.');
	input.placeholder = strings.placeholder;
	input.ariaLabel = strings.title;
	element.querySelector('button')?.setAttribute('aria-label', strings.close);
	const built = { element, input, results };
	input.addEventListener('input', () => void answer(built));
	input.addEventListener('keydown', (event) => onKey(event, built));
	element.addEventListener('click', (event) => {
		// A click beside the dialog hits the dialog element itself; one on a result leads to its page.
		if (event.target === element || (event.target instanceof Element && event.target.closest('a'))) element.close();
	});
	document.body.append(element);
	return built;
}

async function answer({ input, results }: SearchDialog): Promise<void> {
	const query = input.value;
	if (query.trim() === '') {
		results.replaceChildren();
		input.ariaExpanded = 'false';
		return;
	}
	if (results.childElementCount === 0) showMessage(results, strings.loading);
	try {
		const opened = await loadSearchIndex();
		// Another letter was typed meanwhile; its own answer follows.
		if (input.value !== query) return;
		showResults(results, input, search(opened, query), query);
	} catch {
		showMessage(results, import.meta.env.DEV ? strings.preview : SEARCH_FAILED);
	}
}

function onKey(event: KeyboardEvent, { input, results }: SearchDialog): void {
	const options = [...results.querySelectorAll<HTMLElement>('[role=option]')];
	if (options.length === 0) return;
	const current = options.findIndex((option) => option.ariaSelected === 'true');
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (step !== undefined) {
		event.preventDefault();
		const next = options[(current + step + options.length) % options.length];
		options[current]?.setAttribute('aria-selected', 'false');
		next?.setAttribute('aria-selected', 'true');
		next?.scrollIntoView({ block: 'nearest' });
		input.setAttribute('aria-activedescendant', next?.id ?? '');
	} else if (event.key === 'Enter') {
		event.preventDefault();
		options[Math.max(0, current)]?.querySelector('a')?.click();
	}
}
