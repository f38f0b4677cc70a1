/** A state of the whole site as it was published, which a reader can keep. */
export interface Edition {
	/** Names the content: builds with the same files have the same. */
	id: string;
	/** Day of the last change to a text (`YYYY-MM-DD`), where the history of the sources tells it. */
	date?: string | undefined;
	/** Storage that its files take on a device. */
	bytes: number;
	/** Number of its files. */
	count: number;
}

/**
 * A file of an edition: its address without the base, as readers ask for it (`docs/suche/`), the hash of its content (SHA-256, hexadecimal), and whether it
 * only redirects, which hosts may do by themselves.
 */
export type EditionFile = readonly [address: string, hash: string, leadsOn?: true];

/** Where a site says which edition it is; address without the base. */
export const EDITION_ADDRESS = 'offline/edition.json';

/** Where the files of an edition are listed; the name of the edition is part of it, so that the list of another one is never taken for it. */
export const listAddress = (id: string): string => `offline/${id}.json`;
