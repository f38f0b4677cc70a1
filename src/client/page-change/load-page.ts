import { withoutIndex } from './page-link.ts';
import { createPageStore } from './page-store.ts';

export interface LoadedPage {
	/** Address the page came from, after redirects. */
	address: string;
	/** `undefined` if only the browser itself can show the address: a file, or a page that is not of this site. */
	html: string | undefined;
}

/** Why a page does not load: no response or only a part of one, an error of the server, or a response that is not a page of this site. */
export type FaultReason = 'unreachable' | 'server' | 'foreign';

/** A page that does not load. */
export class PageFault extends Error {
	readonly reason: FaultReason;
	constructor(reason: FaultReason) {
		super(reason);
		this.reason = reason;
	}
}

type Address = Pick<URL, 'pathname' | 'search'>;

const store = createPageStore<Promise<LoadedPage>>({ limit: 30, maxAge: 5 * 60_000, now: Date.now });

/**
 * A page of this origin, from the store or from the server. The not-found page counts as a page.
 * Rejects with a `PageFault`, a network error, or the signal's reason; the next call then asks the server again.
 */
export async function takePage({ pathname, search }: Address, init: RequestInit): Promise<LoadedPage> {
	const key = withoutIndex(pathname) + search;
	let page = store.get(key);
	if (page === undefined) {
		page = fetchPage(key, init);
		store.set(key, page);
	}
	const taken = page;
	const forget = () => store.get(key) === taken && store.delete(key);
	let isKept = false;
	try {
		const loaded = await new Promise<LoadedPage>((resolve, reject) => {
			// At once: the next call may be the navigation that aborted this one, as on a double click.
			init.signal?.addEventListener('abort', () => {
				if (!isKept) forget();
				reject(init.signal?.reason);
			});
			taken.then(resolve, reject);
		});
		isKept = loaded.html !== undefined;
		return loaded;
	} finally {
		if (!isKept) forget();
	}
}

async function fetchPage(address: string, init: RequestInit): Promise<LoadedPage> {
	const response = await fetch(address, init);
	if (response.status >= 500) throw new PageFault('server');
	const url = new URL(response.url);
	const isHtml = response.headers.get('content-type')?.startsWith('text/html');
	const html = isHtml && url.origin === location.origin ? await response.text() : undefined;
	// Every page of this program has `data-base`, and is complete if it ends with its last tag; some hosts append something of their own.
	const isPage = html?.includes(' data-base=');
	if (isPage && !/<\/html>\s*(?:<(?:!--|script\b)[\s\S]*)?$/.test(html ?? '')) throw new PageFault('unreachable');
	// An address of a page leads to HTML; a file without extension may be anything.
	if (!(isHtml || (response.ok && !/(\/|\.html)$/.test(url.pathname)))) throw new PageFault('foreign');
	return { address: url.origin + withoutIndex(url.pathname) + url.search, html: isPage ? html : undefined };
}
