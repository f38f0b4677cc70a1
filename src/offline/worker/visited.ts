import { cacheName } from '#chrome/storage-keys.ts';
import { pin, pinOf, VISITED } from './pins.ts';
import { BASE, isPage } from './place.ts';
import type { RequestEvent } from './worker-scope.ts';

/** How many pages and files of pages are kept; the ones that came longest ago go first. */
const MOST_COPIES = 500;
/** How long the network may take where there is a copy, in ms. */
const NETWORK_TIMEOUT = 4000;

const COPIES = cacheName(BASE, 'visited');

const copyOf = ({ pathname }: URL) => caches.match(pathname, { cacheName: COPIES, ignoreVary: true });

/** The response of the network, of which a copy is kept; if the network fails or hangs, the earlier copy. Rejects if there is neither. */
export async function visit(event: RequestEvent, url: URL): Promise<Response> {
	const { request, clientId, resultingClientId } = event;
	const copy = isPage(url) || url.search === '' ? await copyOf(url) : undefined;
	// These carry a hash of their content in their name.
	if (copy && url.pathname.includes('/_astro/')) return copy;
	const arriving = fetch(request);
	const kept = arriving.then(
		(response) => !request.headers.has('authorization') && keepCopy(url, response.clone(), clientId),
		() => copy !== undefined,
	);
	// Waits until it is known which site the document of the file belongs to.
	event.waitUntil(
		resultingClientId === ''
			? kept
			: pin(
					resultingClientId,
					kept.then((isOurs) => (isOurs ? VISITED : '')),
				),
	);
	if (copy === undefined) return arriving;
	const late = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT));
	const response = await Promise.race([arriving, late]).catch(() => undefined);
	return response === undefined || response.status >= 500 ? copy : response;
}

/**
 * Keeps a page of this site, or a file that one of its documents (`client`) asked for; nothing of what else may stand on the same host. Returns whether it is one.
 * A device without room keeps nothing more, and nothing breaks.
 */
async function keepCopy(url: URL, response: Response, client: string): Promise<boolean> {
	if (response.status !== 200 || response.type !== 'basic' || response.redirected) return false;
	if (/no-store|private/.test(response.headers.get('cache-control') ?? '')) return false;
	const isOurs = isPage(url) ? (await response.clone().text()).includes(` data-base="${BASE}"`) : url.search === '' && (await pinOf(client)) === VISITED;
	if (isOurs) await putCopy(url, response).catch(() => {});
	return isOurs;
}

async function putCopy({ pathname }: URL, response: Response): Promise<void> {
	const copies = await caches.open(COPIES);
	// A new copy goes to the end of the list, so that the oldest are deleted first.
	await copies.put(pathname, response);
	for (const key of (await copies.keys()).slice(0, -MOST_COPIES)) await copies.delete(key);
}

/** Keeps the files that a document loaded before this worker was active, mostly from the HTTP cache. What the document loaded without this worker is newer than any copy. */
export async function keepLoaded(client: string, addresses: readonly string[]): Promise<void> {
	await pin(client, Promise.resolve(VISITED));
	for (const address of addresses) {
		const url = new URL(address);
		if (url.origin !== location.origin || !url.pathname.startsWith(BASE)) continue;
		await fetch(url, { cache: 'force-cache' }).then(
			(response) => keepCopy(url, response, client),
			() => {},
		);
	}
}
