interface PageStoreOptions {
	/** How many pages are kept; the one used longest ago goes first. */
	limit: number;
	/** How long a page is kept, in ms. */
	maxAge: number;
	/** The time in ms. */
	now(): number;
}

/** Keeps pages, or promises of them, by address. */
interface PageStore<T> {
	get(address: string): T | undefined;
	set(address: string, page: T): void;
	delete(address: string): void;
}

/** Makes an empty store. */
export function createPageStore<T>({ limit, maxAge, now }: PageStoreOptions): PageStore<T> {
	// A Map keeps the order of insertion: the first entry is the one used longest ago.
	const entries = new Map<string, { page: T; until: number }>();
	return {
		get(address) {
			const entry = entries.get(address);
			entries.delete(address);
			if (entry === undefined || entry.until < now()) return undefined;
			entries.set(address, entry);
			return entry.page;
		},
		set(address, page) {
			entries.set(address, { page, until: now() + maxAge });
			for (const oldest of entries.keys()) if (entries.size > limit) entries.delete(oldest);
		},
		delete(address) {
			entries.delete(address);
		},
	};
}
