import { withMark } from '#chrome/contract.ts';
import { define, LiveElement } from '#client/live-element.ts';
import { foldForSearch } from '#language/normalise.ts';
import { shownFields } from '#words/atlas.ts';

/** A text without case and diacritics. */
const plain = (text: string) =>
	text
		.normalize('NFKD')
		.replace(/[\p{M}\u00AD]/gu, '')
		.toLowerCase();

/** What `matches` looks into: the letters of a text, and those that the search reads in it, for whom types `ue` for `ü`. */
export const findable = (text: string) => `${plain(text)} ${foldForSearch(text)}`;

/** Whether a row with this text (findable) shows for what was typed: each word stands in it somewhere. */
export function matches(text: string, typed: string): boolean {
	return typed.split(/\s+/).every((word) => text.includes(plain(word)) || text.includes(foldForSearch(word)));
}

/** Shows only the rows of the page that have every word typed into its field, and the groups that have rows left, in the table of contents too. */
class DocsFilter extends LiveElement {
	protected enter(signal: AbortSignal): void {
		const input = this.querySelector('input');
		const status = this.querySelector('[role=status]');
		if (!input || !status) return;
		this.hidden = false;
		const rows = [...document.querySelectorAll<HTMLElement>(withMark('filter-row'))].map((row) => ({ row, text: findable(row.textContent) }));
		const groups = [...document.querySelectorAll<HTMLElement>(withMark('filter-group'))].map((group) => ({ group, entry: contentsEntry(group) }));
		const filter = () => {
			let shown = 0;
			for (const { row, text } of rows) {
				row.hidden = !matches(text, input.value);
				if (!row.hidden) shown++;
			}
			const isFiltered = input.value.trim() !== '';
			for (const { group, entry } of groups) {
				group.hidden = isFiltered && group.querySelector(`${withMark('filter-row')}:not([hidden])`) === null;
				if (entry) entry.hidden = group.hidden;
			}
			status.textContent = shownFields(shown, rows.length);
		};
		input.addEventListener('input', filter, { signal });
		// A browser that goes back may have kept what was typed.
		if (input.value !== '') filter();
		const onJump = () => {
			if (document.getElementById(decodeURIComponent(location.hash.slice(1)))?.hidden !== true) return;
			input.value = '';
			filter();
		};
		addEventListener('hashchange', onJump, { signal });
	}
}

/** The entry of a group in the table of contents, which names the heading of the group. */
function contentsEntry(group: HTMLElement): HTMLElement | null | undefined {
	return document.querySelector(`docs-toc a[href="#${group.getAttribute('aria-labelledby')}"]`)?.closest('li');
}

define('docs-filter', DocsFilter);
