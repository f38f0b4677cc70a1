import { define, LiveElement } from '#client/live-element.ts';
import type { SearchResult } from '#search/query.ts';
import { loadFailure } from '#words/load-failure.ts';
import { searchDialog as strings } from '#words/search-dialog.ts';
import { rememberSearch } from './recent-searches.ts';
import { groupResults, type ResultGroup, resultLink } from './result-groups.ts';
import { search } from './search-index.ts';
import { announceCount, guessNote, isolated, showMessage } from './search-results.ts';

const MOST_PAGE_RESULTS = 30;

/** The page of search results: what is typed becomes the query of the address, so that a link to it shows the same. */
class SearchPageElement extends LiveElement {
	protected enter(signal: AbortSignal): void {
		const input = this.querySelector('input');
		const place = this.querySelector<HTMLElement>('.search-page-results');
		if (input === null || place === null) return;
		// Text that was typed while this script was loading counts.
		const asked = queryOfAddress();
		input.value ||= asked;
		const answer = () => void showAnswer(input, place);
		const follow = () => {
			const address = new URL(location.href);
			address.searchParams.set('q', input.value);
			answer();
			// Safari refuses after a hundred changes in ten seconds, as when a key is held down; the next letter sets it right.
			try {
				history.replaceState(history.state, '', address);
			} catch {}
		};
		input.addEventListener('input', follow, { signal });
		this.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && rememberSearch(input.value), { signal });
		this.querySelector('form')?.addEventListener(
			'submit',
			(event) => {
				event.preventDefault();
				follow();
			},
			{ signal },
		);
		// Back and forward between two searches change the address only.
		const { pathname } = location;
		const onMove = () => {
			const query = queryOfAddress();
			if (location.pathname !== pathname || input.value === query) return;
			input.value = query;
			answer();
		};
		addEventListener('popstate', onMove, { signal });
		if (input.value === asked) answer();
		else follow();
	}
}

const queryOfAddress = () => new URLSearchParams(location.search).get('q') ?? '';

async function showAnswer(input: HTMLInputElement, place: HTMLElement): Promise<void> {
	const query = input.value;
	if (query.trim() === '') return place.replaceChildren();
	if (place.childElementCount === 0) showMessage(place, strings.loading);
	try {
		let results: readonly SearchResult[] = [];
		// If another letter was typed meanwhile, the answer to that query follows.
		const isWanted = () => input.value === query;
		for await (results of search(query, { most: MOST_PAGE_RESULTS, isWanted })) {
			if (results.length === 0) return showMessage(place, strings.none(isolated(query)));
			place.replaceChildren(...guessNote(query, results), ...groupResults(results).map(toSection));
		}
		if (isWanted()) announceCount(place, query, results);
	} catch {
		if (input.value !== query) return;
		if (import.meta.env.DEV) showMessage(place, strings.preview);
		else showMessage(place, loadFailure.search, () => void showAnswer(input, place));
	}
}

function toSection({ title, results }: ResultGroup): HTMLElement {
	const section = document.createElement('section');
	const name = document.createElement('h2');
	name.textContent = title;
	const list = document.createElement('ul');
	list.append(
		...results.map((result) => {
			const item = document.createElement('li');
			item.append(resultLink(result));
			return item;
		}),
	);
	section.append(name, list);
	return section;
}

define('search-page', SearchPageElement);
