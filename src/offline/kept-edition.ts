import type { Edition } from './edition.ts';

/** The edition that a reader has chosen to keep. */
export interface KeptEdition extends Edition {
	/** When it was complete, ms since 1970. */
	saved: number;
	/** When the site last said that there is no newer one. */
	checked: number;
}

/** Names of the caches of the site below a base: other sites may share the origin. */
export const cacheName = (base: string, what: 'state' | 'pages' | 'files' | `edition ${string}`): string => `nonius ${base} ${what}`;

const CURRENT = 'edition';
/** Name of the edition that is being loaded: what has come of it is not thrown away. */
const COMING = 'coming';

const state = (base: string) => caches.open(cacheName(base, 'state'));

/** What was noted under a name; notes stand in a cache because a worker and its pages share no other plain store. */
export const readNote = async (base: string, name: string): Promise<string | undefined> => (await (await state(base)).match(`${base}${name}`))?.text();

/** Notes a text, or that there is none. One step: whoever reads finds the old note or the new one. */
export async function writeNote(base: string, name: string, text: string | undefined): Promise<void> {
	const notes = await state(base);
	if (text === undefined) await notes.delete(`${base}${name}`);
	else await notes.put(`${base}${name}`, new Response(text));
}

/** The edition that documents begin with from now on; `undefined` when the reader keeps none. */
export async function keptEdition(base: string): Promise<KeptEdition | undefined> {
	const note = await readNote(base, CURRENT);
	return note === undefined ? undefined : (JSON.parse(note) as KeptEdition);
}

/** Makes an edition, all of whose files are there, the one that documents begin with. */
export const chooseEdition = (base: string, edition: KeptEdition | undefined): Promise<void> =>
	writeNote(base, CURRENT, edition === undefined ? undefined : JSON.stringify(edition));

export const comingEdition = (base: string): Promise<string | undefined> => readNote(base, COMING);

export const expectEdition = (base: string, id: string | undefined): Promise<void> => writeNote(base, COMING, id);
