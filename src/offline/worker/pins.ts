import { cacheName } from '#chrome/storage-keys.ts';
import { comingEdition, keptEdition, readNote, writeNote } from '../kept-edition.ts';
import { BASE, scope } from './place.ts';

/** A document of this site that came from the network. */
export const VISITED = 'visited';

/** What each document began with: the name of an edition, `VISITED`, or nothing for one that is none of this site. Noted as well, for the next life of this worker. */
const pins = new Map<string, Promise<string>>();

const note = (client: string) => `client/${client}`;

/** A document keeps the edition that it began with, whatever is loaded meanwhile: nobody reads half of one and half of another. */
export async function pin(client: string, pinned: Promise<string>): Promise<void> {
	pins.set(client, pinned);
	await writeNote(BASE, note(client), (await pinned) || undefined);
}

/** What a document began with; empty for one that is none of this site. */
export async function pinOf(client: string): Promise<string> {
	return (await pins.get(client)) ?? (await readNote(BASE, note(client))) ?? '';
}

/** Throws away editions that no document shows any more and that nobody keeps or loads, and what was noted of documents that are gone. */
export async function sweepEditions(): Promise<void> {
	const open = new Set((await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id));
	// In this order: what begins, or is completed, while this reads is in none of the names or in one of the notes.
	const names = await caches.keys();
	const used = new Set([await comingEdition(BASE), (await keptEdition(BASE))?.id]);
	for (const { url } of await (await caches.open(cacheName(BASE, 'notes'))).keys()) {
		const [, client] = url.split('/client/');
		if (client === undefined) continue;
		if (open.has(client)) used.add(await pinOf(client));
		else await writeNote(BASE, note(client), undefined);
	}
	for (const name of names) {
		const [, edition] = name.split(cacheName(BASE, 'edition '));
		if (edition !== undefined && !used.has(edition)) await caches.delete(name);
	}
}
