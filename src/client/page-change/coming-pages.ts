import { loadCodeReading } from '#client/load-code-reading.ts';
import { startOffline } from '#client/offline/start-offline.ts';
import { createPageVisits } from './page-visits.ts';
import type { ShownPage } from './shown-page.ts';
import { startPrefetch } from './start-prefetch.ts';

/**
 * Brings other pages than the one that is `shown`: visits and prefetching are in one file, because they share the loaded pages. Offline use and code folding
 * start at the same time.
 */
export function startComingPages(shown: ShownPage, bar: HTMLElement): ReturnType<typeof createPageVisits> {
	startPrefetch();
	startOffline();
	loadCodeReading();
	navigation.addEventListener('navigatesuccess', loadCodeReading);
	return createPageVisits(shown, bar);
}
