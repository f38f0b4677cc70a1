import { withMark } from '#chrome/contract.ts';
import { hashTarget } from '#client/hash-target.ts';
import { define, LiveElement } from '#client/live-element.ts';
import { shownFields } from '#words/atlas.ts';

/** How a text is compared: without case and diacritics. */
export const comparable = (text: string) =>
	text
		.normalize('NFKD')
		.replace(/[\p{M}\p{Cf}]/gu, '')
		.toLowerCase()
		.replaceAll('ß', 'ss');

/** Whether a row with this text (comparable) matches what was typed: it contains every word, also when typed with `ue` for `ü`. */
export function matches(text: string, typed: string): boolean {
	return comparable(typed)
		.split(/\s+/)
		.every((word) => text.includes(word) || text.includes(word.replace(/([aou])e/g, '$1')));
}

/** Shows only the rows of the page that have every word typed into its field, and the groups that have rows left, in the table of contents too. */
class DocsFilter extends LiveElement {
	protected enter(signal: AbortSignal): void {
		const input = this.querySelector('input');
		const status = this.querySelector('[role=status]');
		if (!input || !status) return;
		this.hidden = false;
		const rows = document.querySelectorAll<HTMLElement>(withMark('filter-row'));
		const groups = [...document.querySelectorAll<HTMLElement>(withMark('filter-group'))].map((group) => ({ group, entry: contentsEntry(group) }));
		const filter = () => {
			let shown = 0;
			for (const row of rows) {
				// As it reads now: a translator in the browser may have changed its words.
				row.hidden = !matches(comparable(row.textContent), input.value);
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
		// When a reader goes back, the browser may have kept the text of the field.
		if (input.value !== '') filter();
		const onJump = () => {
			const target = hashTarget();
			const filtered = `:is(${withMark('filter-row')}, ${withMark('filter-group')})`;
			if (!target?.closest(`${filtered}[hidden]`)) return;
			input.value = '';
			filter();
			// The target was hidden when the browser tried to scroll to it.
			target.scrollIntoView({ behavior: 'instant' });
		};
		addEventListener('hashchange', onJump, { signal });
	}
}

/** The entry of a group in the table of contents, which names the heading of the group. */
function contentsEntry(group: HTMLElement): HTMLElement | null | undefined {
	return document.querySelector(`docs-toc a[href="#${group.getAttribute('aria-labelledby')}"]`)?.closest('li');
}

define('docs-filter', DocsFilter);
