import { announce } from '#client/announce.ts';
import { retryButton } from '#client/retry-button.ts';
import type { MarkedText } from '#search/excerpt.ts';
import type { Result } from '#search/query.ts';
import { searchDialog as strings } from '#words/search-dialog.ts';

/** Shows one line instead of results, and says it; with a button that tries again where that may help. */
export function showMessage(place: HTMLElement, text: string, retry?: () => void): void {
	const message = document.createElement('p');
	message.textContent = text;
	if (retry) message.append(' ', retryButton(retry));
	place.replaceChildren(message);
	announce(text);
}

/** Lists the results as options of the input's list box; the first is chosen. Announces their number. */
export function showResults(place: HTMLElement, input: HTMLInputElement, { query, results }: { query: string; results: readonly Result[] }): void {
	input.ariaExpanded = String(results.length > 0);
	if (results.length === 0) {
		input.removeAttribute('aria-activedescendant');
		showMessage(place, strings.none(query));
		return;
	}
	const list = document.createElement('ul');
	list.role = 'listbox';
	list.ariaLabel = strings.title;
	list.append(...results.map(toOption));
	place.replaceChildren(list);
	place.scrollTop = 0;
	input.setAttribute('aria-activedescendant', 'search-option-0');
	announce(strings.count(results.length));
}

function toOption(result: Result, index: number): HTMLLIElement {
	const base = document.documentElement.dataset.base ?? '/';
	const option = document.createElement('li');
	option.id = `search-option-${index}`;
	option.role = 'option';
	option.ariaSelected = String(index === 0);
	const link = document.createElement('a');
	link.href = base + result.path.slice(1);
	link.tabIndex = -1;
	const title = document.createElement('b');
	appendMarked(title, result.page);
	if (result.heading.text !== '') {
		title.append(' › ');
		appendMarked(title, result.heading);
	}
	const kind = document.createElement('small');
	kind.textContent = result.api ?? strings.kinds[result.kind];
	const excerpt = document.createElement('span');
	appendMarked(excerpt, result.excerpt);
	link.append(title, kind, excerpt);
	option.append(link);
	return option;
}

function appendMarked(element: HTMLElement, { text, marks }: MarkedText): void {
	let last = 0;
	for (const { start, end } of marks) {
		const mark = document.createElement('mark');
		mark.textContent = text.slice(start, end);
		element.append(text.slice(last, start), mark);
		last = end;
	}
	element.append(text.slice(last));
}
