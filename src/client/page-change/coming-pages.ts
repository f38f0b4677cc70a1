import { loadCodeReading } from '#client/load-code-reading.ts';
import { startOffline } from '#client/offline/start-offline.ts';
import { onPage } from '#client/on-page.ts';
import { createPageVisits } from './page-visits.ts';
import { startReplacedSite } from './replaced-site.ts';
import type { ShownPage } from './shown-page.ts';
import { startPrefetch } from './start-prefetch.ts';

/**
 * Brings other pages than the one that is `shown`: visits and prefetching are in one file, because they share the loaded pages; browsers without the Navigation API
 * load pages as usual and need neither. Offline use, code folding and the look for a newer site start at the same time, in every browser.
 */
export function startComingPages(shown: ShownPage, bar: HTMLElement): ReturnType<typeof createPageVisits> {
	if ('navigation' in window) startPrefetch();
	startOffline();
	onPage(loadCodeReading);
	startReplacedSite();
	return createPageVisits(shown, bar);
}
