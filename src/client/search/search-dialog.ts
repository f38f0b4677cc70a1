import { SLASH_KEY } from '#chrome/storage-keys.ts';
import { define } from '#client/live-element.ts';
import { parseHtml } from '#client/parse-html.ts';
import { readStored, writeStored } from '#client/storage.ts';
import type { SearchResult } from '#search/query.ts';
import { loadFailure } from '#words/load-failure.ts';
import { searchDialog as strings } from '#words/search-dialog.ts';
import { rememberSearch, showRecentSearches } from './recent-searches.ts';
import styles from './search-dialog.css?inline';
import { prepareSearch, search } from './search-index.ts';
import { announceCount, showMessage, showResults } from './search-results.ts';

const DIALOG_MARKUP =
	'<dialog class="search">' +
	'<form method="dialog" class="search-form">' +
	'<input type="text" inputmode="search" enterkeyhint="go" role="combobox" aria-expanded="false" aria-autocomplete="list"' +
	' aria-controls="nonius-search-results" autocomplete="off" spellcheck="false" maxlength="120">' +
	'<button type="submit"><kbd>Esc</kbd></button>' +
	'</form>' +
	'<div class="search-results" id="nonius-search-results"></div>' +
	'<label class="search-slash"><input type="checkbox"><span></span></label>' +
	'<p class="visually-hidden" aria-live="polite"></p>' +
	'</dialog>';

/** The search dialog. It is outside of the page element and stays when the page changes. */
class DocsSearch extends HTMLElement {
	readonly #dialog: HTMLDialogElement;
	readonly #input: HTMLInputElement;
	readonly #results: HTMLElement;
	/** The answer that is being computed. */
	#coming: Promise<void> | undefined;
	/** The query whose results are shown, at least the best of them. */
	#answered: string | undefined;
	/** Address of the result that was chosen by key since the last letter. */
	#picked: string | undefined;

	constructor() {
		super();
		this.append(...parseHtml(DIALOG_MARKUP).body.childNodes);
		const dialog = this.querySelector('dialog');
		const input = this.querySelector('input');
		const results = this.querySelector<HTMLElement>('.search-results');
		const slash = this.querySelector<HTMLInputElement>('.search-slash input');
		if (dialog === null || input === null || results === null || slash === null) throw new Error('The search dialog is incomplete.');
		this.#dialog = dialog;
		this.#input = input;
		this.#results = results;
		dialog.ariaLabel = strings.title;
		input.placeholder = strings.placeholder;
		input.ariaLabel = strings.title;
		this.querySelector('button')?.setAttribute('aria-label', strings.close);
		slash.checked = !readStored(SLASH_KEY);
		slash.nextElementSibling?.append(strings.slash);
		slash.onchange = () => writeStored(SLASH_KEY, slash.checked ? '' : 'off');
		input.addEventListener('input', () => void this.#ask());
		input.addEventListener('keydown', (event) => this.#onKey(event));
		// Only when the pointer itself moves, not when results scroll under it.
		results.addEventListener('pointermove', ({ target }) => {
			const option = target instanceof Element ? target.closest<HTMLAnchorElement>('[role=option]') : null;
			if (option?.ariaSelected === 'false') this.#choose(option);
		});
		// A reader who selects text in the field may release the button beside the dialog.
		let pressed: EventTarget | null = null;
		dialog.addEventListener('pointerdown', ({ target }) => {
			pressed = target;
		});
		dialog.addEventListener('click', ({ target, ctrlKey, metaKey }) => {
			// A click beside the dialog hits the dialog element itself; one on a result leads to its page.
			const isLink = target instanceof Element && target.closest('a') !== null;
			if (isLink) rememberSearch(input.value);
			// With these keys the result opens in another tab, and the reader may want to open more.
			if ((target === dialog && pressed === dialog) || (isLink && !ctrlKey && !metaKey)) dialog.close();
		});
		// Back leads to another page: nothing stays open over it.
		addEventListener('popstate', () => dialog.close());
	}

	/** Shows the dialog with `query` in its input, or with the text that was `typed` before it was loaded. */
	async open(query: string, typed = ''): Promise<void> {
		// A menu closes as soon as the focus leaves it, and could not get it back from the dialog.
		document.activeElement?.closest(':is(.navbar .dropdown, .toc details)')?.querySelector('summary')?.focus();
		if (!this.#dialog.open) this.#dialog.showModal();
		if (query !== '') this.#input.value = query;
		this.#input.focus();
		this.#input.select();
		if (typed !== '') this.#input.setRangeText(typed, 0, this.#input.value.length, 'end');
		await this.#ask();
	}

	/** Answers what stands in the field now. */
	#ask(): Promise<void> {
		this.#picked = undefined;
		this.#answered = undefined;
		const coming = this.#answer().finally(() => {
			if (this.#coming === coming) this.#coming = undefined;
		});
		this.#coming = coming;
		return coming;
	}

	async #answer(): Promise<void> {
		const input = this.#input;
		const query = input.value;
		if (query.trim() === '') {
			this.#chooseNone();
			showRecentSearches(this.#results, (recent) => void this.open(recent));
			return;
		}
		if (this.#results.childElementCount === 0) showMessage(this.#results, strings.loading);
		try {
			let results: readonly SearchResult[] = [];
			// If another letter was typed meanwhile, the answer to that query follows.
			const isWanted = () => input.value === query;
			for await (results of search(query, { isWanted })) this.#show(query, results);
			if (isWanted() && results.length > 0) announceCount(this.#results, query, results);
		} catch {
			if (input.value !== query) return;
			this.#chooseNone();
			if (import.meta.env.DEV) showMessage(this.#results, strings.preview);
			else showMessage(this.#results, loadFailure.search, () => this.#retry());
		}
	}

	/** Shows results. An option that the reader has picked before stays chosen, wherever it is in the new list. */
	#show(query: string, results: readonly SearchResult[]): void {
		showResults(this.#results, this.#input, { query, results });
		this.#answered = query;
		const picked = this.#options().find(({ href }) => href === this.#picked);
		if (picked) this.#choose(picked);
	}

	#retry(): void {
		this.#input.focus();
		this.#results.replaceChildren();
		void this.#ask();
	}

	/** One result is chosen, by key or pointer. */
	#choose(option: HTMLAnchorElement): void {
		this.#results.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false');
		option.setAttribute('aria-selected', 'true');
		this.#input.setAttribute('aria-activedescendant', option.id);
	}

	/** Called when there are no results to choose from. */
	#chooseNone(): void {
		this.#input.ariaExpanded = 'false';
		this.#input.removeAttribute('aria-activedescendant');
	}

	#options(): HTMLAnchorElement[] {
		return [...this.#results.querySelectorAll<HTMLAnchorElement>('[role=option]')];
	}

	#onKey(event: KeyboardEvent): void {
		// While a letter is composed (accents, other scripts), the keys belong to that.
		if (event.isComposing) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined) {
			const options = this.#options();
			if (options.length === 0) return;
			event.preventDefault();
			const current = options.findIndex((option) => option.ariaSelected === 'true');
			const next = options[(current + step + options.length) % options.length];
			if (next) this.#choose(next);
			next?.scrollIntoView({ block: 'nearest' });
			this.#picked = next?.href;
		} else if (event.key === 'Enter') {
			event.preventDefault();
			void this.#follow();
		}
	}

	/** Follows the picked result, otherwise the best one for the text in the field, once it has come. */
	async #follow(): Promise<void> {
		const { value } = this.#input;
		if (this.#picked === undefined && this.#answered !== value) await this.#coming;
		if (this.#input.value !== value || !this.#dialog.open) return;
		this.#results.querySelector<HTMLElement>('[role=option][aria-selected=true]')?.click();
	}
}

define('docs-search', DocsSearch);

// The styles are part of the script, which saves a round trip.
const dialogSheet = new CSSStyleSheet();
dialogSheet.replaceSync(styles);
document.adoptedStyleSheets.push(dialogSheet);

/** The search dialog, made on the first call. */
export function provideSearch(): DocsSearch {
	prepareSearch();
	let element = document.querySelector<DocsSearch>('docs-search');
	if (element === null) {
		element = new DocsSearch();
		document.body.append(element);
	}
	return element;
}
