import { editionKey } from '#chrome/storage-keys.ts';
import { writeStored } from '#client/storage.ts';
import { downloadEdition, EditionFault, publishedEdition } from '#offline/download-edition.ts';
import type { Edition } from '#offline/edition.ts';
import { keptEdition } from '#offline/kept-edition.ts';
import { editionFault, offlineState, editionNotice as words } from '#words/offline.ts';
import { showNotice } from './edition-notice.ts';

interface KeepOptions {
	base: string;
	signal: AbortSignal;
	onProgress(done: number, edition: Edition): void;
}

/** Keeps the edition that the site has now. One tab loads at a time; another one waits, and finds the work done. Rejects as `downloadEdition` does. */
export async function keepEdition({ base, signal, onProgress }: KeepOptions): Promise<void> {
	await navigator.locks.request(`nonius ${base} edition`, { signal }, async () => {
		const edition = await publishedEdition(base);
		if ((await keptEdition(base))?.id !== edition.id) await downloadEdition({ base, edition, signal, onProgress: (done) => onProgress(done, edition) });
		writeStored(editionKey(base), edition.id);
	});
}

/** What a reader is told when an edition does not come. */
export function faultWords(error: unknown): string {
	// Some browsers keep nothing in private windows, and fail only when something is written.
	if (error instanceof DOMException && error.name === 'SecurityError') return offlineState.blocked;
	if (error instanceof DOMException && error.name === 'AbortError') return offlineState.stopped;
	return error instanceof EditionFault ? editionFault[error.reason](error.free) : editionFault.unknown(error instanceof Error ? error.message : String(error));
}

/** Loads a newer edition, as the reader has asked for in the notice, and shows the page in it. */
export async function updateEdition(base: string): Promise<void> {
	const tell = showNotice(words.begins);
	try {
		await keepEdition({ base, signal: new AbortController().signal, onProgress: (done, { count }) => tell(words.loading(done, count)) });
		location.reload();
	} catch (error) {
		showNotice(faultWords(error), { label: words.again, act: () => void updateEdition(base) });
	}
}
