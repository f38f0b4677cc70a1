import { takePage } from './load-page.ts';
import { onPage } from './page.ts';
import { isRoutable, sitePlace } from './page-link.ts';

/** How long a pointer rests on a link before its page is fetched, in ms: shorter is passing by. */
const REST = 65;
/** Most pages fetched because their links are in view, for each page. */
const IN_VIEW_LIMIT = 20;

/** What the browser knows of the connection (Network Information API). */
export interface ConnectionFacts {
	saveData?: boolean;
	effectiveType?: string;
}

/** Whether pages may be fetched before they are asked for: not when data is to be saved, nor on 2g (specification, section 7). */
export function mayPrefetch(connection: ConnectionFacts | undefined): boolean {
	return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Fetches pages that are likely to be asked for next: links pointed at, focused or touched, and a few of those in view. */
export function startPrefetch(): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	for (const type of ['mouseover', 'focusin', 'touchstart']) {
		const onPointing = ({ target }: Event) => {
			clearTimeout(timer);
			const link = target instanceof Element && target.closest('a');
			if (link) timer = setTimeout(prefetch, type === 'touchstart' ? 0 : REST, link);
		};
		document.addEventListener(type, onPointing, { passive: true });
	}
	onPage((page, signal) => {
		const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(() => prefetchInView(page, signal));
		if (document.readyState === 'complete') whenIdle();
		else addEventListener('load', whenIdle, { signal });
	});
}

/** Whether a link leads to another page of this site. */
function isWorthFetching(link: HTMLAnchorElement): boolean {
	return isRoutable(link, sitePlace()) && link.pathname !== location.pathname;
}

/** Errors stay silent: should the reader want the page, the router asks again and says what is wrong. */
async function prefetch(link: HTMLAnchorElement): Promise<void> {
	const connection = 'connection' in navigator ? (navigator.connection as ConnectionFacts) : undefined;
	if (mayPrefetch(connection) && isWorthFetching(link)) await takePage(link, { priority: 'low' }).catch(() => {});
}

/** Fetches pages whose links come into view, one after the other. Terms explain themselves where they stand; their pages wait to be pointed at. */
function prefetchInView(page: HTMLElement, signal: AbortSignal): void {
	let left = IN_VIEW_LIMIT;
	let queue = Promise.resolve();
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!(isIntersecting && target instanceof HTMLAnchorElement && left-- > 0)) continue;
			observer.unobserve(target);
			queue = queue.then(() => (signal.aborted ? undefined : prefetch(target)));
		}
	});
	for (const link of page.querySelectorAll<HTMLAnchorElement>(':is(main, .sidebar) a:not(.term)')) if (isWorthFetching(link)) observer.observe(link);
	signal.addEventListener('abort', () => observer.disconnect());
}
