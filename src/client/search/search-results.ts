import { announce } from '#client/announce.ts';
import { retryButton } from '#client/retry/retry-button.ts';
import type { SearchResult } from '#search/query.ts';
import { SEARCH } from '#words/own-pages.ts';
import { searchDialog as strings } from '#words/search-dialog.ts';
import { groupResults, type ResultGroup, resultLink } from './result-groups.ts';

/** Shows one line instead of results, and says it; with a button that tries again where that may help. */
export function showMessage(place: HTMLElement, text: string, retry?: () => void): void {
	const message = document.createElement('p');
	message.textContent = text;
	if (retry) message.append(' ', retryButton(retry));
	place.replaceChildren(message);
	say(text, place);
}

/** Announces a text in the live region of the dialog around `place`, otherwise in that of the page. */
const say = (text: string, place: HTMLElement): void => announce(text, place.closest('dialog')?.querySelector('[aria-live]') ?? undefined);

/** Lists the results by page as options of the input's list box; the best is chosen. */
export function showResults(place: HTMLElement, input: HTMLInputElement, { query, results }: { query: string; results: readonly SearchResult[] }): void {
	input.ariaExpanded = String(results.length > 0);
	if (results.length === 0) {
		input.removeAttribute('aria-activedescendant');
		showMessage(place, strings.none(isolated(query)));
		return;
	}
	const list = document.createElement('div');
	list.role = 'listbox';
	list.ariaLabel = strings.title;
	let number = 0;
	list.append(...groupResults(results).map((group, index) => toGroup(group, `nonius-search-group-${index}`, () => number++)));
	const all = document.createElement('a');
	all.className = 'search-all';
	all.href = `${document.documentElement.dataset.base ?? '/'}${SEARCH}/?q=${encodeURIComponent(query)}`;
	all.textContent = strings.all;
	place.replaceChildren(...guessNote(query, results), list, all);
	place.scrollTop = 0;
	input.setAttribute('aria-activedescendant', 'nonius-search-option-0');
}

/** A text whose direction says nothing about that of the text around it (Unicode UAX #9, FSI and PDI). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Says before results that they are about other words than those of the query; nothing where they are not. */
export function guessNote(query: string, results: readonly SearchResult[]): HTMLElement[] {
	if (!results.some(({ isGuess }) => isGuess)) return [];
	const note = document.createElement('p');
	note.textContent = strings.guessed(isolated(query));
	return [note];
}

/** Announces how many results there are, and whether they are about other words. */
export function announceCount(place: HTMLElement, query: string, results: readonly SearchResult[]): void {
	say([...guessNote(query, results).map(({ textContent }) => textContent), strings.count(results.length)].join(' '), place);
}

function toGroup({ title, results }: ResultGroup, id: string, next: () => number): HTMLElement {
	const group = document.createElement('ul');
	group.role = 'group';
	const name = document.createElement('li');
	name.role = 'presentation';
	name.className = 'search-group';
	name.id = id;
	name.textContent = title;
	group.setAttribute('aria-labelledby', id);
	group.append(name, ...results.map((result) => toResultOption(result, next())));
	return group;
}

/** The link is the option: one that holds a link would be two things to press. */
function toResultOption(result: SearchResult, index: number): HTMLLIElement {
	const option = resultLink(result);
	option.id = `nonius-search-option-${index}`;
	option.role = 'option';
	option.ariaSelected = String(index === 0);
	option.tabIndex = -1;
	const entry = document.createElement('li');
	entry.role = 'presentation';
	entry.append(option);
	return entry;
}
