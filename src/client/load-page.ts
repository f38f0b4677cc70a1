import { createPageStore } from './page-store.ts';

export interface LoadedPage {
	/** Address the page came from, after redirects. */
	address: string;
	/** `undefined` when only the browser itself can deal with the answer: a server error, no HTML, or another origin. A page that says "not found" is a page. */
	html: string | undefined;
}

type Address = Pick<URL, 'pathname' | 'search'>;

const store = createPageStore<Promise<LoadedPage>>({ limit: 30, maxAge: 5 * 60_000, now: Date.now });

/** A page of this origin from the store, or else from the server. Rejects when the server cannot be reached or the signal aborts. */
export function takePage({ pathname, search }: Address, init: RequestInit): Promise<LoadedPage> {
	const key = pathname + search;
	let page = store.get(key);
	if (page === undefined) {
		page = load(key, init);
		store.set(key, page);
		const forget = () => store.get(key) === page && store.delete(key);
		page.then(({ html }) => html ?? forget(), forget);
		// At once: the next to ask may be the navigation that this one is given up for, as on a double click.
		init.signal?.addEventListener('abort', forget);
	}
	return page;
}

async function load(address: string, init: RequestInit): Promise<LoadedPage> {
	const response = await fetch(address, init);
	const isPage = response.status < 500 && response.url.startsWith(location.origin) && response.headers.get('content-type')?.startsWith('text/html');
	return { address: response.url, html: isPage ? await response.text() : undefined };
}
