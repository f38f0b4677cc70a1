import { createPageVisits } from './page-visits.ts';
import type { ShownPage } from './shown-page.ts';
import { startPrefetch } from './start-prefetch.ts';

/** What brings other pages than the one that is `shown`: one file for both, because they share the pages that have come. */
export function startComingPages(shown: ShownPage, bar: HTMLElement): ReturnType<typeof createPageVisits> {
	startPrefetch();
	return createPageVisits(shown, bar);
}
