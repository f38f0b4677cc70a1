import { type Result, search } from '#search/query.ts';
import { searchDialog as strings } from '#words/search-dialog.ts';
import { define, LiveElement } from './live-element.ts';
import { loadSearchIndex } from './search-index.ts';

const MOST = 5;

/** Words of an address: `/docs/handbuch/Pruefmitel.html` is `docs handbuch Pruefmitel`, the last part first, as it says the most. */
export function wordsOfPath(path: string): string[] {
	const parts = decodeURIComponent(path)
		.split('/')
		.filter((part) => part !== '');
	return parts
		.map((part) =>
			part
				.replace(/\.\w+$/, '')
				.replace(/[^\p{L}\p{N}]+/gu, ' ')
				.trim(),
		)
		.reverse();
}

/** Lists the pages whose words are closest to those of the address that was asked for, and shows itself when there are any. */
class ClosestPages extends LiveElement {
	protected enter(signal: AbortSignal): void {
		void this.#fill(location.pathname, signal).catch(reportError);
	}

	async #fill(path: string, signal: AbortSignal): Promise<void> {
		const index = await loadSearchIndex();
		const base = document.documentElement.dataset.base ?? '/';
		const pages = new Map<string, Result>();
		for (const words of wordsOfPath(path.slice(base.length - 1))) {
			for (const result of search(index, words)) pages.set(result.path.replace(/#.*/, ''), result);
		}
		if (signal.aborted || pages.size === 0) return;
		const items = [...pages].slice(0, MOST).map(([address, { page, kind }]) => {
			const link = document.createElement('a');
			link.href = base + address.slice(1);
			link.textContent = page.text;
			const item = document.createElement('li');
			const part = document.createElement('small');
			part.textContent = ` ${strings.kinds[kind]}`;
			item.append(link, part);
			return item;
		});
		this.querySelector('ul')?.replaceChildren(...items);
		this.hidden = false;
	}
}

define('closest-pages', ClosestPages);
