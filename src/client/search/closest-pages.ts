import { define, LiveElement } from '#client/live-element.ts';
import { closestPages, type ListedPage } from '#search/closest-pages.ts';
import { notFound } from '#words/not-found.ts';
import { searchDialog } from '#words/search-dialog.ts';

const MOST_CLOSE_PAGES = 5;
/** Timeout of the list of all pages, in ms: that of other files (`load-timeout.ts`), which is not imported because a shared constant becomes a file that every page names. */
const LIST_TIMEOUT = 20_000;

/** Lists the pages that are closest to the address that was asked for, and shows itself when there are any. `data-ready` says that the answer is known. */
class ClosestPages extends LiveElement {
	protected enter(signal: AbortSignal): void {
		void this.#fill(location.pathname, signal)
			.catch(reportError)
			.finally(() => {
				this.dataset.ready = '';
			});
	}

	async #fill(path: string, signal: AbortSignal): Promise<void> {
		const base = document.documentElement.dataset.base ?? '/';
		const response = await fetch(`${base}pages.json`, { signal: AbortSignal.timeout(LIST_TIMEOUT) });
		if (!response.ok) throw new Error(`HTTP ${response.status}`);
		const pages = closestPages(path.slice(base.length - 1), (await response.json()) as ListedPage[], (part) => notFound.otherNames.get(part)).slice(
			0,
			MOST_CLOSE_PAGES,
		);
		if (signal.aborted || pages.length === 0) return;
		this.querySelector('ul')?.replaceChildren(...pages.map((page) => toPageItem(page, base)));
		this.hidden = false;
	}
}

function toPageItem({ path, title, kind }: ListedPage, base: string): HTMLLIElement {
	const link = document.createElement('a');
	link.href = base + path.slice(1);
	link.textContent = title;
	const part = document.createElement('small');
	const name = searchDialog.kinds[kind];
	// The manual's own page would be called “Handbuch Handbuch”, a term “Prüfmittel – Glossar Glossar”.
	part.textContent = title.endsWith(name) ? '' : ` ${name}`;
	const item = document.createElement('li');
	item.append(link, part);
	return item;
}

define('closest-pages', ClosestPages);
