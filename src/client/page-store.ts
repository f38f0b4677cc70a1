export interface PageStoreOptions {
	/** How many pages are kept; the one used longest ago goes first. */
	limit: number;
	/** How long a page is kept, in ms. */
	maxAge: number;
	/** The time in ms. */
	now(): number;
}

/** Keeps pages, or promises of them, by address. */
export interface PageStore<T> {
	get(address: string): T | undefined;
	set(address: string, page: T): void;
	delete(address: string): void;
}

/** Makes an empty store. */
export function createPageStore<T>({ limit, maxAge, now }: PageStoreOptions): PageStore<T> {
	// A Map keeps the order of insertion: the first entry is the one used longest ago.
	const entries = new Map<string, { page: T; since: number }>();
	return {
		get(address) {
			const entry = entries.get(address);
			if (entry === undefined) return undefined;
			entries.delete(address);
			if (now() - entry.since > maxAge) return undefined;
			entries.set(address, entry);
			return entry.page;
		},
		set(address, page) {
			entries.delete(address);
			entries.set(address, { page, since: now() });
			const oldest = entries.keys().next();
			if (entries.size > limit && !oldest.done) entries.delete(oldest.value);
		},
		delete(address) {
			entries.delete(address);
		},
	};
}
