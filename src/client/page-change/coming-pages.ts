import { loadCodeReading } from '#client/load-code-reading.ts';
import { startOffline } from '#client/offline/start-offline.ts';
import { createPageVisits } from './page-visits.ts';
import type { ShownPage } from './shown-page.ts';
import { startPrefetch } from './start-prefetch.ts';

/**
 * What brings other pages than the one that is `shown`: one file for both, because they share the pages that have come. What works without a network, and what makes the code
 * of a page easier to read, begins at the same time.
 */
export function startComingPages(shown: ShownPage, bar: HTMLElement): ReturnType<typeof createPageVisits> {
	startPrefetch();
	startOffline();
	loadCodeReading();
	navigation.addEventListener('navigatesuccess', loadCodeReading);
	return createPageVisits(shown, bar);
}
