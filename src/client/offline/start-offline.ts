import { withMark } from '#chrome/contract.ts';
import { onPage } from '#client/on-page.ts';
import { sitePlace } from '#client/page-change/page-link.ts';
import { editionKey } from '#offline/edition-key.ts';
import { WORKER_ADDRESS } from '#offline/worker-address.ts';

/**
 * What works without a network, begun when the page stands: a worker keeps copies of what was visited. Everything else comes for readers who keep an edition
 * or look at the page about it. A site that keeps nothing has no link to that page. Rejects where a browser keeps nothing, and no page depends on it.
 */
export async function startOffline(): Promise<void> {
	if (!document.querySelector(withMark('offline'))) return;
	const { base } = sitePlace();
	onPage(() => {
		if (document.querySelector('offline-edition') || localStorage[editionKey(base)]) void import('./offline-edition.ts');
	});
	if (!import.meta.env.PROD) return;
	const { serviceWorker } = navigator;
	await serviceWorker.register(base + WORKER_ADDRESS);
	// The worker may not have seen what came before it.
	(await serviceWorker.ready).active?.postMessage([location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
}
