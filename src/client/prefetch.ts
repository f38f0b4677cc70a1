import { isLoaded, takePage } from './load-page.ts';
import { onPage } from './page.ts';
import { isRoutable, sitePlace, withoutHash } from './page-link.ts';

/** How long a pointer rests on a link before its page is fetched, in ms: shorter is passing by. */
const REST = 65;
/** Most pages fetched because their links are in view, for each page. */
const IN_VIEW_LIMIT = 20;
/** Fetches for links in view that run at the same time. */
const AT_ONCE = 2;

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
	const rest = (link: HTMLAnchorElement | undefined) => {
		clearTimeout(timer);
		if (link) timer = setTimeout(prefetch, REST, link);
	};
	document.addEventListener('mouseover', ({ target }) => rest(pageLinkAt(target)), { passive: true });
	document.addEventListener('focusin', ({ target }) => rest(pageLinkAt(target)), { passive: true });
	document.addEventListener(
		'touchstart',
		({ target }) => {
			const link = pageLinkAt(target);
			if (link) void prefetch(link);
		},
		{ passive: true },
	);
	onPage((page, signal) => whenIdle(() => prefetchInView(page, signal)));
}

/** The link to another page of this site that an event happened on. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
	const link = target instanceof Element ? target.closest('a') : null;
	return link && isWorthFetching(link) ? link : undefined;
}

function isWorthFetching(link: HTMLAnchorElement): boolean {
	return isRoutable(link, sitePlace()) && withoutHash(link.href) !== withoutHash(location.href) && !isLoaded(link.href);
}

async function prefetch(link: HTMLAnchorElement): Promise<void> {
	const connection = 'connection' in navigator ? (navigator.connection as ConnectionFacts) : undefined;
	if (!mayPrefetch(connection)) return;
	try {
		await takePage(link.href, { priority: 'low' });
	} catch {
		// Should the reader want the page, the router asks again and says what is wrong.
	}
}

function whenIdle(run: () => void): void {
	const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200));
	if (document.readyState === 'complete') idle();
	else addEventListener('load', idle, { once: true });
}

function prefetchInView(page: HTMLElement, signal: AbortSignal): void {
	if (signal.aborted) return;
	const waiting = new Set<HTMLAnchorElement>();
	let left = IN_VIEW_LIMIT;
	let running = 0;
	const next = async () => {
		const [link] = waiting;
		if (link === undefined || running === AT_ONCE || left === 0 || signal.aborted) return;
		waiting.delete(link);
		if (isWorthFetching(link)) {
			left--;
			running++;
			void next();
			await prefetch(link);
			running--;
		}
		void next();
	};
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!(target instanceof HTMLAnchorElement)) continue;
			if (isIntersecting) waiting.add(target);
			else waiting.delete(target);
		}
		void next();
	});
	for (const link of page.querySelectorAll<HTMLAnchorElement>(':is(main, .pager, .sidebar) a[href]')) observer.observe(link);
	signal.addEventListener('abort', () => observer.disconnect());
}
