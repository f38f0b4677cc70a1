import { cacheName } from '#chrome/storage-keys.ts';
import { comingEdition, keptEdition, readNote, writeNote } from '../kept-edition.ts';
import { BASE, scope } from './place.ts';

/** A document of this site that came from the network. */
export const VISITED = 'visited';

/** The source that each document is served from: the name of an edition, `VISITED`, or nothing for a document of another site. Stored as well, because browsers stop and restart the worker. */
const pins = new Map<string, Promise<string>>();

const note = (client: string) => `client/${client}`;

/** A document keeps the edition that it began with, whatever is loaded meanwhile: nobody reads half of one and half of another. */
export async function pin(client: string, pinned: Promise<string>): Promise<void> {
	pins.set(client, pinned);
	await writeNote(BASE, note(client), (await pinned) || undefined);
}

/** The source of a document; empty for a document of another site. */
export async function pinOf(client: string): Promise<string> {
	return (await pins.get(client)) ?? (await readNote(BASE, note(client))) ?? '';
}

/** Deletes editions that no document uses and that are neither kept nor being loaded, and the notes about closed documents. */
export async function sweepEditions(): Promise<void> {
	const open = new Set((await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id));
	// Names first, notes second: an edition that is begun meanwhile is not among the names, one that is completed meanwhile has a note; neither is deleted.
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
