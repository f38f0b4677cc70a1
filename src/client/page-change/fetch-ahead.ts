import { ID } from '#chrome/contract.ts';
import { isWorthFetching, prefetch } from './prefetch.ts';

/** Most bytes (as transferred) that may be prefetched and not yet read. */
const BUDGET = 60_000;

/** Prefetched pages that were not read yet: bytes by path. */
const unread = new Map<string, number>();

let running: AbortController | undefined;

/** Fetches the next and the previous page, then pages whose links come into view, one after the other, until the budget is used. */
export function fetchAhead(): void {
	running?.abort();
	running = new AbortController();
	const { signal } = running;
	const page = document.getElementById(ID.page);
	if (page === null) return;
	unread.delete(location.pathname);
	let left = [...unread.values()].reduce((rest, bytes) => rest - bytes, BUDGET);
	let largest = Math.max(fetchedBytes(location.href) ?? 0, ...unread.values());
	let queue = Promise.resolve();
	const add = (link: HTMLAnchorElement) => {
		queue = queue.then(async () => {
			// Assumes that the next page is as large as the largest so far.
			if (signal.aborted || left < largest) return observer.disconnect();
			const asked = performance.now();
			const length = await prefetch(link, signal);
			largest = Math.max(largest, fetchedBytes(link.href) || length);
			const bytes = fetchedBytes(link.href, asked) ?? length;
			if (bytes > 0) unread.set(link.pathname, bytes);
			left -= bytes;
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
	// The reader follows a link: the connection belongs to that page now.
	if ('navigation' in window) navigation.addEventListener('navigate', () => running?.abort(), { signal });
	for (const rel of ['next', 'prev']) for (const link of page.querySelectorAll<HTMLAnchorElement>(`a[rel=${rel}]`)) if (isWorthFetching(link)) add(link);
	// Terms have a card at their mentions; their pages are fetched only when pointed at.
	for (const link of page.querySelectorAll<HTMLAnchorElement>(':is(main, .sidebar) a:not(.term, [rel=next], [rel=prev])')) {
		if (isWorthFetching(link)) observer.observe(link);
	}
}

/** Transferred bytes of the last response from an address; 0 if it came before `since` (from the cache). `undefined` if the browser does not tell. */
function fetchedBytes(href: string, since = 0): number | undefined {
	const [address = ''] = href.split('#');
	const entry = performance.getEntriesByName(address).findLast((found) => found instanceof PerformanceResourceTiming);
	if (!(entry instanceof PerformanceResourceTiming)) return undefined;
	return entry.startTime < since ? 0 : entry.encodedBodySize || undefined;
}
