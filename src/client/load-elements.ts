import { withMark } from '#chrome/contract.ts';
import { loadFailure } from '#words/load-failure.ts';
import { noteFailure } from './retry/retry-button.ts';
import { whenPageStands } from './when-page-stands.ts';

type LoadElement = () => Promise<unknown>;

/**
 * Elements that many pages do not have, by selector; their code loads with the first page that has one. The words are shown if it does not load and the
 * element is useless without it.
 */
const ON_DEMAND: readonly (readonly [selector: string, load: LoadElement, words?: keyof typeof loadFailure])[] = [
	[withMark('remember'), () => import('./docs-versions.ts')],
	['docs-tabs', () => import('./docs-tabs.ts')],
	['docs-filter', () => import('./docs-filter.ts')],
	['closest-pages', () => import('./search/closest-pages.ts')],
	['search-page', () => import('./search/search-page.ts'), 'search'],
	['moved-part', () => import('#docusaurus/browser/moved-part.ts'), 'island'],
	// Live examples are complete without scripts, so theirs need not load with the first view.
	['astro-island', () => new Promise<void>(whenPageStands).then(() => import('./islands/live-islands.ts')), 'island'],
	...(import.meta.env.OFFLINE ? ([['offline-edition', () => import('./offline/offline-edition.ts'), 'edition']] as const) : []),
];

/**
 * Loads the code of the elements in `page`. If some does not load, a note before each element says so and offers to try again; other elements are complete
 * without scripts, and the page behaves as without them until the next page tries again.
 */
export function loadElements(page: ParentNode): void {
	for (const [selector, load, words] of ON_DEMAND) {
		const found = page.querySelectorAll(selector);
		const begin = () => {
			load().then(keepRoom, (error: unknown) => {
				if (words === undefined) return giveRoom(error);
				reportError(error);
				noteFailure(found, loadFailure[words], begin);
			});
		};
		if (found.length > 0) begin();
	}
}

/** Styles reserve room for what scripts create, and hide what they will show. */
export function keepRoom(): void {
	document.documentElement.dataset.js = '';
}

/** Shows the page as without scripts if a part does not load. */
function giveRoom(error: unknown): void {
	document.documentElement.dataset.js = 'late';
	reportError(error);
}
