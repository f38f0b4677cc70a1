import { keptEdition } from '../kept-edition.ts';
import { editionCopy, notFoundCopy } from './edition-copy.ts';
import { noCopyPage } from './no-copy-page.ts';
import { partOfFile } from './part-of-file.ts';
import { pin, pinOf, sweepEditions, VISITED } from './pins.ts';
import { BASE, isPage, scope } from './place.ts';
import { keepLoaded, visit } from './visited.ts';
import type { OpenDocument, RequestEvent } from './worker-scope.ts';

/**
 * The service worker of a site. Nothing in it depends on the content, so that it is the same for every edition: which of them it answers from, a note says.
 * A document that began with a kept edition is answered from it alone; every other one from the network, with copies of what was visited for when there is none.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => event.waitUntil(greet(event.source, event.data)));

scope.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	// `no-store` is how pages ask the site itself.
	if (request.method !== 'GET' || request.cache === 'no-store') return;
	if (url.origin === location.origin && url.pathname.startsWith(BASE)) event.respondWith(answerFetch(event, url));
});

/** Message of a page that has loaded, with the files it has loaded: the first page loads before this worker is active. */
async function greet({ id, url }: OpenDocument, loaded: readonly string[]): Promise<void> {
	const pinned = await pinOf(id);
	// Noted again: a note about a document that was still loading may have been deleted.
	await (pinned ? pin(id, Promise.resolve(pinned)) : keepLoaded(id, [url, ...loaded]));
	await sweepEditions();
}

async function answerFetch(event: RequestEvent, url: URL): Promise<Response> {
	const { request, clientId, resultingClientId } = event;
	const isNavigation = request.mode === 'navigate';
	const range = request.headers.get('range');
	const current = (await keptEdition(BASE))?.id ?? '';
	const pinned = isNavigation ? current : await pinOf(clientId);
	const copy = await editionCopy(pinned, url.pathname);
	if (copy !== undefined) {
		if (isNavigation) event.waitUntil(pin(resultingClientId, Promise.resolve(pinned)));
		return range ? partOfFile(copy, range) : copy;
	}
	// A partial response must not be kept as a copy of the file.
	if (range) return fetch(request);
	return visit(event, url).catch(async (error: unknown) => {
		// A document from the network may go on in the edition that is kept.
		const edition = pinned === VISITED ? current : pinned;
		const late = (await editionCopy(edition, url.pathname)) ?? (isPage(url) && (await notFoundCopy(edition)));
		if (late) return late;
		if (isNavigation) return noCopyPage();
		throw error;
	});
}
