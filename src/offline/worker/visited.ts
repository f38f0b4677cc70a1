import { cacheName } from '../kept-edition.ts';
import { pin, pinOf, VISITED } from './pins.ts';
import { BASE, isPage } from './place.ts';
import type { RequestEvent } from './worker-scope.ts';

/** How many pages, and files of pages, are kept; the ones that came longest ago go first. */
const MOST = { pages: 60, files: 400 };
/** How long the network may take where there is a copy, in ms. */
const PATIENCE = 4000;
/** Files that carry a hash of their content in their name never change. */
const HASHED = /\/_astro\//;

const shelf = (url: URL) => (isPage(url) ? 'pages' : 'files');

const open = (url: URL) => caches.open(cacheName(BASE, shelf(url)));

/** What was kept of an address when it was visited. */
export const visitedCopy = async (url: URL): Promise<Response | undefined> => (await open(url)).match(url.pathname, { ignoreVary: true });

/** The answer of the network, of which a copy is kept; the copy that is there when the network fails or hangs. Rejects when there is neither. */
export async function visit(event: RequestEvent, url: URL): Promise<Response> {
	const { request, clientId, resultingClientId } = event;
	const isPlain = isPage(url) || url.search === '';
	const copy = isPlain ? await visitedCopy(url) : undefined;
	if (copy && HASHED.test(url.pathname)) return copy;
	const arriving = fetch(request);
	const kept = arriving.then(
		(response) => isPlain && !request.headers.has('authorization') && keep(url, response.clone(), { client: clientId }),
		() => false,
	);
	// Files wait for what is known of their document.
	if (resultingClientId !== '')
		event.waitUntil(
			pin(
				resultingClientId,
				kept.then((isOurs) => (isOurs || (copy && isPage(url)) ? VISITED : '')),
			),
		);
	event.waitUntil(kept);
	if (copy === undefined) return arriving;
	const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
	const response = await Promise.race([arriving, late]).catch(() => undefined);
	return response === undefined || response.status >= 500 ? copy : response;
}

/**
 * Keeps a page of this site, or a file that one of its documents asked for; nothing of what else may stand on the same host. Returns whether it was kept.
 * A device without room keeps nothing more, and nothing breaks.
 */
export async function keep(url: URL, response: Response, { client }: { client: string }): Promise<boolean> {
	if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
	if (/no-store|private/.test(response.headers.get('cache-control') ?? '')) return false;
	const isOurs = isPage(url) ? (await response.clone().text()).includes(` data-base="${BASE}"`) : (await pinOf(client)) === VISITED;
	if (!isOurs) return false;
	const cache = await open(url);
	try {
		// What is put anew goes to the end of the line.
		await cache.put(url.pathname, response);
	} catch {
		return isPage(url);
	}
	const keys = await cache.keys();
	await Promise.all(keys.slice(0, -MOST[shelf(url)]).map((key) => cache.delete(key)));
	return true;
}

/** Keeps what a document had loaded before this worker was there; mostly from the browser's own store. */
export async function keepLoaded(client: string, addresses: readonly string[]): Promise<void> {
	await pin(client, Promise.resolve(VISITED));
	for (const address of addresses) {
		const url = new URL(address);
		if (url.origin !== location.origin || !url.pathname.startsWith(BASE) || url.search !== '') continue;
		if ((await visitedCopy(url)) === undefined)
			await fetch(url, { cache: 'force-cache' }).then(
				(response) => keep(url, response, { client }),
				() => false,
			);
	}
}
