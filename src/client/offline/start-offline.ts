import { editionKey } from '#chrome/storage-keys.ts';
import { onPage } from '#client/on-page.ts';
import { sitePlace } from '#client/page-change/page-link.ts';
import { trustedScript } from '#client/trusted.ts';
import { WORKER_ADDRESS } from '#offline/worker-address.ts';

/**
 * Starts offline reading when the page is complete: a service worker keeps copies of visited pages. Everything else loads only for readers who keep an edition,
 * and on the page about it. No page depends on the worker, so browsers without one, or before it has started, lose nothing.
 */
export function startOffline(): void {
	if (!import.meta.env.OFFLINE) return;
	const { base } = sitePlace();
	let isAsked = false;
	const begin = async () => {
		if (localStorage[editionKey(base)]) import('./offline-edition.ts').catch(reportError);
		if (isAsked) return;
		isAsked = true;
		const { serviceWorker } = navigator;
		await serviceWorker.register(trustedScript(base + WORKER_ADDRESS));
		// The worker did not see requests made before it started.
		(await serviceWorker.ready).active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
	};
	onPage(() =>
		begin().catch(() => {
			// If the connection broke while the worker was loading, the next page tries again.
			isAsked = false;
		}),
	);
}
