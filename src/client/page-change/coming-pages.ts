import { loadCodeReading } from '#client/load-code-reading.ts';
import { createPageVisits } from './page-visits.ts';
import type { ShownPage } from './shown-page.ts';
import { startPrefetch } from './start-prefetch.ts';

/** What brings other pages than the one that is `shown`: one file for both, because they share the pages that have come. With each page comes what makes its code easier to read. */
export function startComingPages(shown: ShownPage, bar: HTMLElement): ReturnType<typeof createPageVisits> {
	startPrefetch();
	loadCodeReading();
	navigation.addEventListener('navigatesuccess', loadCodeReading);
	return createPageVisits(shown, bar);
}
