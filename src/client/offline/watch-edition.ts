import { marked, withMark } from '#chrome/contract.ts';
import { editionKey } from '#chrome/storage-keys.ts';
import { writeStored } from '#client/storage.ts';
import { publishedEdition } from '#offline/download-edition.ts';
import { confirmEdition, daysUnchecked, type KeptEdition, keptEdition } from '#offline/kept-edition.ts';
import { editionNotice as words } from '#words/offline.ts';
import { showNotice } from './edition-notice.ts';
import { updateEdition } from './update-edition.ts';

/** Asks the site whether it has a newer edition than the one that the reader keeps, and offers it; says so if the last check is too long ago. */
async function watchEdition(base: string): Promise<void> {
	const kept = await keptEdition(base);
	if (kept === undefined) return writeStored(editionKey(base), '');
	try {
		const edition = await publishedEdition(base);
		if (edition.id === kept.id) return await confirmEdition(base, kept.id);
		showNotice(words.newer(edition), { label: words.load, act: () => void updateEdition(base) });
	} catch {
		warnOfAge(kept);
	}
}

/** The page says after how many days an edition is called old (`offline.warnAfterDays`). */
function warnOfAge(kept: KeptEdition): void {
	const days = daysUnchecked(kept, Date.now());
	if (days >= Number(marked(document.querySelector(withMark('offline')), 'offline'))) showNotice(words.old(days));
}

/** Watches while the page is open: now, and whenever the device has come back to a network. */
export function startWatch(base: string): void {
	const watch = () => void watchEdition(base).catch(reportError);
	watch();
	addEventListener('online', watch);
}
