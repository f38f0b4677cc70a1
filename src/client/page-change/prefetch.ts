import { takePage } from './load-page.ts';
import { isRoutable, sitePlace } from './page-link.ts';

/** Whether a link leads to another page of this site. */
export function isWorthFetching(link: HTMLAnchorElement): boolean {
	return isRoutable(link, sitePlace()) && link.pathname !== location.pathname;
}

/**
 * Fetches the page that a link leads to. Returns how long it is.
 * Errors stay silent: should the reader want the page, the router asks again and says what is wrong.
 */
export function prefetch(link: HTMLAnchorElement, signal?: AbortSignal): Promise<number> {
	return takePage(link, { priority: 'low', ...(signal && { signal }) }).then(
		({ html = '' }) => html.length,
		() => 0,
	);
}
