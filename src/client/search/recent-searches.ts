import { SEARCHES_KEY } from '#chrome/storage-keys.ts';
import { readOwn, writeOwn } from '#client/storage.ts';
import { searchDialog as strings } from '#words/search-dialog.ts';

const MOST_SEARCHES = 6;

/** Recent searches of this reader that led to a result, the last one first, as stored in this browser. */
export function recentSearches(): string[] {
	try {
		const kept: unknown = JSON.parse(readOwn(SEARCHES_KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST_SEARCHES) : [];
	} catch {
		return [];
	}
}

/** Remembers a query that led somewhere. */
export function rememberSearch(query: string): void {
	const kept = query.trim();
	if (kept !== '') writeOwn(SEARCHES_KEY, JSON.stringify([kept, ...recentSearches().filter((each) => each !== kept)].slice(0, MOST_SEARCHES)));
}

/** Shows the recent searches, each a button that repeats it, with one that forgets them; nothing when there are none. */
export function showRecentSearches(place: HTMLElement, repeat: (query: string) => void): void {
	const queries = recentSearches();
	if (queries.length === 0) {
		place.replaceChildren();
		return;
	}
	const section = document.createElement('section');
	section.className = 'search-recent';
	section.ariaLabel = strings.recent;
	const title = document.createElement('p');
	title.textContent = strings.recent;
	const forget = searchButton(strings.forget, () => {
		writeOwn(SEARCHES_KEY, '[]');
		repeat('');
	});
	title.append(forget);
	const list = document.createElement('ul');
	list.append(
		...queries.map((query) => {
			const item = document.createElement('li');
			item.append(searchButton(query, () => repeat(query)));
			return item;
		}),
	);
	section.append(title, list);
	place.replaceChildren(section);
}

function searchButton(name: string, act: () => void): HTMLButtonElement {
	const element = document.createElement('button');
	element.type = 'button';
	element.textContent = name;
	element.onclick = act;
	return element;
}
