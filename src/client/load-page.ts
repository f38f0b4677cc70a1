import { withoutHash } from './page-link.ts';
import { createPageStore } from './page-store.ts';

export interface LoadedPage {
	/** Address the page came from, after redirects. */
	address: string;
	/** `undefined` when only the browser itself can deal with the answer: a server error, no HTML, or another origin. A page that says "not found" is a page. */
	html: string | undefined;
}

const store = createPageStore<Promise<LoadedPage>>({ limit: 30, maxAge: 5 * 60_000, now: Date.now });

/** Whether a page is there or on its way. */
export function isLoaded(address: string): boolean {
	return store.get(withoutHash(address)) !== undefined;
}

/** A page from the store, or else from the server. Rejects when the server cannot be reached or the signal aborts. */
export function takePage(address: string, init: RequestInit = {}): Promise<LoadedPage> {
	const key = withoutHash(address);
	const known = store.get(key);
	if (known) return known;
	const page = load(key, init);
	store.set(key, page);
	page.then(
		({ html }) => {
			if (html === undefined) store.delete(key);
		},
		() => store.delete(key),
	);
	return page;
}

async function load(address: string, init: RequestInit): Promise<LoadedPage> {
	const response = await fetch(address, init);
	const isPage = response.status < 500 && new URL(response.url).origin === location.origin && response.headers.get('content-type')?.startsWith('text/html');
	return { address: response.url, html: isPage ? await response.text() : undefined };
}
