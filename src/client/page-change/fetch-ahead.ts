import { ID } from '#chrome/contract.ts';
import { isWorthFetching, prefetch } from './prefetch.ts';

/** Most bytes, as they travel, that are fetched without being asked for, for each page. */
const BUDGET = 60_000;

let running: AbortController | undefined;

/** Fetches the next and the previous page, then pages whose links come into view, one after the other, until the budget is used. */
export function fetchAhead(): void {
	running?.abort();
	running = new AbortController();
	const { signal } = running;
	const page = document.getElementById(ID.page);
	if (page === null) return;
	let left = BUDGET;
	let largest = fetchedBytes(location.href);
	let queue = Promise.resolve();
	const add = (link: HTMLAnchorElement) => {
		queue = queue.then(async () => {
			// The next one may be as large as the largest so far.
			if (signal.aborted || left < largest) return observer.disconnect();
			const length = await prefetch(link, signal);
			const size = fetchedBytes(link.href) || length;
			left -= size;
			largest = Math.max(largest, size);
		});
	};
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!(isIntersecting && target instanceof HTMLAnchorElement)) continue;
			observer.unobserve(target);
			add(target);
		}
	});
	signal.addEventListener('abort', () => observer.disconnect());
	// The reader goes on: the connection is for the page that was asked for.
	if ('navigation' in window) navigation.addEventListener('navigate', () => running?.abort(), { signal });
	for (const link of page.querySelectorAll<HTMLAnchorElement>('a[rel=next], a[rel=prev]')) if (isWorthFetching(link)) add(link);
	// Terms explain themselves where they stand; their pages wait to be pointed at.
	for (const link of page.querySelectorAll<HTMLAnchorElement>(':is(main, .sidebar) a:not(.term, [rel=next], [rel=prev])')) {
		if (isWorthFetching(link)) observer.observe(link);
	}
}

/** Bytes of what came from an address last, as they travelled; 0 when the browser does not say. */
function fetchedBytes(href: string): number {
	const [address = ''] = href.split('#');
	const entry = performance.getEntriesByName(address).findLast((found) => found instanceof PerformanceResourceTiming);
	return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
}
