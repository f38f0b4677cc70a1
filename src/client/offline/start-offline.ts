import { editionKey } from '#chrome/storage-keys.ts';
import { onPage } from '#client/on-page.ts';
import { sitePlace } from '#client/page-change/page-link.ts';
import { trustedScript } from '#client/trusted.ts';
import { WORKER_ADDRESS } from '#offline/worker-address.ts';

/**
 * What works without a network, begun when the page stands: a worker keeps copies of what was visited. Everything else comes for readers who keep an edition,
 * and with the page about it. Where a browser keeps nothing, and until the worker comes, no page depends on it.
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
		// The worker may not have seen what came before it.
		(await serviceWorker.ready).active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
	};
	onPage(() =>
		begin().catch(() => {
			// A connection that broke while the worker came may be there again with the next page.
			isAsked = false;
		}),
	);
}
