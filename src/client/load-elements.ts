import { withMark } from '#chrome/contract.ts';

/** Elements that many pages do not have, by selector: their code comes with the first page that has one. */
const ON_DEMAND: Readonly<Record<string, () => Promise<unknown>>> = {
	[`docs-versions${withMark('remember')}`]: () => import('./docs-versions.ts'),
	'docs-tabs': () => import('./docs-tabs.ts'),
	'docs-filter': () => import('./sidebar/docs-filter.ts'),
	'search-page': () => import('./search/search-page.ts'),
	'closest-pages': () => import('./search/closest-pages.ts'),
	'astro-island': () => import('./island-failure.ts'),
};

/** Loads the code of the elements in `page`. What does not come leaves the page as it is without script, until the next page tries again. */
export function loadElements(page: ParentNode): void {
	for (const [selector, load] of Object.entries(ON_DEMAND)) {
		if (page.querySelector(selector)) load().then(keepRoom, giveRoom);
	}
}

/** Styles keep room for what scripts make, and keep what they will show out of the way. */
export function keepRoom(): void {
	document.documentElement.dataset.js = '';
}

/** The page is as without script where a part does not come. */
export function giveRoom(error: unknown): void {
	delete document.documentElement.dataset.js;
	reportError(error);
}
