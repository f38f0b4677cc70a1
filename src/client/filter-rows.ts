import { shownFields } from '#words/atlas.ts';
import { onPage } from './page.ts';

/** How a text is compared: without case and diacritics. */
export const comparable = (text: string) =>
	text
		.normalize('NFKD')
		.replace(/[\p{M}\u00AD]/gu, '')
		.toLowerCase();

/** Whether a row with this text (comparable) shows for what was typed: each word stands in it somewhere. */
export function matches(text: string, typed: string): boolean {
	return comparable(typed)
		.split(/\s+/)
		.every((word) => text.includes(word));
}

/** Shows only the rows (`data-filter-row`) that have every word typed into the field of `data-filter`, and the groups that have rows left. */
export function startFilter(): void {
	onPage((page, signal) => {
		const box = page.querySelector<HTMLElement>('[data-filter]');
		const input = box?.querySelector('input');
		const status = box?.querySelector('[role=status]');
		if (!box || !input || !status) return;
		box.hidden = false;
		const rows = [...page.querySelectorAll<HTMLElement>('[data-filter-row]')].map((row) => ({ row, text: comparable(row.textContent) }));
		const groups = [...page.querySelectorAll<HTMLElement>('[data-filter-group]')];
		const filter = () => {
			let shown = 0;
			for (const { row, text } of rows) {
				row.hidden = !matches(text, input.value);
				if (!row.hidden) shown++;
			}
			const isFiltered = input.value.trim() !== '';
			for (const group of groups) group.hidden = isFiltered && group.querySelector('[data-filter-row]:not([hidden])') === null;
			status.textContent = shownFields(shown, rows.length);
		};
		input.addEventListener('input', filter);
		// A browser that goes back may have kept what was typed.
		if (input.value !== '') filter();
		const onJump = () => {
			if (document.getElementById(decodeURIComponent(location.hash.slice(1)))?.hidden !== true) return;
			input.value = '';
			filter();
		};
		addEventListener('hashchange', onJump, { signal });
	});
}
