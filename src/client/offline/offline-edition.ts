import { cacheName, editionKey } from '#chrome/storage-keys.ts';
import { define, LiveElement } from '#client/live-element.ts';
import { sitePlace } from '#client/page-change/page-link.ts';
import { writeStored } from '#client/storage.ts';
import { publishedEdition } from '#offline/download-edition.ts';
import { chooseEdition, expectEdition, keptEdition } from '#offline/kept-edition.ts';
import { offlineState as words } from '#words/offline.ts';
import { faultWords, keepEdition } from './update-edition.ts';
import { startWatch } from './watch-edition.ts';

/** Timeout of the service worker, in ms, after which the page says that it is unavailable; if it starts later, the page shows what is kept. */
const WORKER_TIMEOUT = 3000;

/** Shows what the reader keeps for offline reading, and the buttons that change it. */
class OfflineEdition extends LiveElement {
	readonly #base = sitePlace().base;
	#loading: AbortController | undefined;

	protected enter(signal: AbortSignal): void {
		this.#button('load')?.addEventListener('click', () => void this.#load(), { signal });
		this.#button('stop')?.addEventListener('click', () => this.#loading?.abort(), { signal });
		this.#button('remove')?.addEventListener('click', () => void this.#remove(), { signal });
		signal.addEventListener('abort', () => this.#loading?.abort());
		void this.#show();
	}

	/** Says what is kept and what can be done. */
	async #show(failure?: string): Promise<void> {
		const hindrance = this.#hindrance();
		if (hindrance !== undefined) return this.#tell(hindrance, []);
		try {
			const kept = await keptEdition(this.#base);
			const late = setTimeout(() => this.#tell(words.unreachable, []), WORKER_TIMEOUT);
			await navigator.serviceWorker.ready;
			clearTimeout(late);
			const edition = await publishedEdition(this.#base).catch(() => undefined);
			const isNewest = edition === undefined || edition.id === kept?.id;
			const state = kept ? words.kept(kept) : words.none;
			const offer = edition && !isNewest ? (kept ? words.newer(edition) : words.size(edition)) : undefined;
			const button = this.#button('load');
			if (button) button.textContent = kept ? words.update : words.load;
			const unreachable = edition === undefined && kept === undefined ? words.unreachable : undefined;
			this.#tell([failure, state, offer, unreachable].filter((text) => text !== undefined).join(' '), [...(isNewest ? [] : (['load'] as const)), 'remove']);
		} catch (error) {
			this.#tell(faultWords(error), []);
		}
	}

	/** Why this browser can keep nothing here. */
	#hindrance(): string | undefined {
		if (!isSecureContext) return words.insecure;
		return 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator ? undefined : words.blocked;
	}

	async #load(): Promise<void> {
		const loading = new AbortController();
		this.#loading = loading;
		const bar = this.querySelector('progress');
		this.#tell(words.begins, ['stop']);
		// Asks the browser not to evict the data when storage runs low; it may refuse.
		void navigator.storage?.persist?.().catch(() => false);
		let failure: string | undefined;
		try {
			await keepEdition({
				base: this.#base,
				signal: loading.signal,
				onProgress: (done, { count }) => {
					if (bar) Object.assign(bar, { hidden: false, max: count, value: done });
				},
			});
		} catch (error) {
			failure = loading.signal.aborted ? words.stopped : faultWords(error);
		}
		if (bar) bar.hidden = true;
		await this.#show(failure);
	}

	/** Removes everything, including copies of visited pages. */
	async #remove(): Promise<void> {
		await chooseEdition(this.#base, undefined);
		await expectEdition(this.#base, undefined);
		writeStored(editionKey(this.#base), '');
		await caches.delete(cacheName(this.#base, 'visited'));
		(await navigator.serviceWorker.ready).active?.postMessage([]);
		await this.#show(words.removed);
	}

	#tell(text: string, buttons: readonly ('load' | 'stop' | 'remove')[]): void {
		const state = this.querySelector('.offline-state');
		if (state) state.textContent = text;
		for (const name of ['load', 'stop', 'remove'] as const) {
			const button = this.#button(name);
			if (button) button.hidden = !buttons.includes(name);
		}
	}

	#button(name: 'load' | 'stop' | 'remove'): HTMLButtonElement | null {
		return this.querySelector<HTMLButtonElement>(`button[value=${name}]`);
	}
}

define('offline-edition', OfflineEdition);
startWatch(sitePlace().base);
