import { cacheName } from '#chrome/storage-keys.ts';
import type { Edition } from './edition.ts';

/** The edition that a reader has chosen to keep. */
export interface KeptEdition extends Edition {
	/** When it was complete, ms since 1970. */
	saved: number;
	/** When the site last said that there is no newer one. */
	checked: number;
}

const DAY_MS = 86_400_000;

/** Whole days since the site last said that there is no newer edition. */
export const daysUnchecked = ({ checked }: KeptEdition, now: number): number => Math.floor((now - checked) / DAY_MS);

/** Notes: the edition that documents begin with; the name of one that is being loaded. */
const CURRENT = 'edition';
const COMING = 'coming';

/** The note under a name. Notes are in a cache (Cache API), the only simple storage that a service worker and its pages share. */
export async function readNote(base: string, name: string): Promise<string | undefined> {
	return (await caches.match(`/${name}`, { cacheName: cacheName(base, 'notes') }))?.text();
}

/** Writes or removes a note in one step, so that a reader of notes finds either the old or the new one. */
export async function writeNote(base: string, name: string, text: string | undefined): Promise<void> {
	const notes = await caches.open(cacheName(base, 'notes'));
	await (text === undefined ? notes.delete(`/${name}`) : notes.put(`/${name}`, new Response(text)));
}

/** The edition that new documents are served from; `undefined` if the reader keeps none. */
export async function keptEdition(base: string): Promise<KeptEdition | undefined> {
	const note = await readNote(base, CURRENT);
	return note === undefined ? undefined : (JSON.parse(note) as KeptEdition);
}

/** Makes an edition, whose files are complete, the one that new documents are served from. */
export const chooseEdition = (base: string, edition: KeptEdition | undefined): Promise<void> => writeNote(base, CURRENT, edition && JSON.stringify(edition));

/** Notes that the site still has an edition that is kept. Nothing where it was removed, or another one was completed, while the site was asked. */
export async function confirmEdition(base: string, id: string): Promise<void> {
	const kept = await keptEdition(base);
	if (kept?.id === id) await chooseEdition(base, { ...kept, checked: Date.now() });
}

/** Id of the edition that is being loaded. */
export const comingEdition = (base: string): Promise<string | undefined> => readNote(base, COMING);

/** Notes which edition is being loaded, so that its files are not deleted. */
export const expectEdition = (base: string, id: string | undefined): Promise<void> => writeNote(base, COMING, id);
