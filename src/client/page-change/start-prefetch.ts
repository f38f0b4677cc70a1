import { onPage } from '#client/on-page.ts';
import { connection, isFast, mayPrefetch } from './connection.ts';
import { isWorthFetching, prefetch } from './prefetch.ts';

/** How long a pointer must rest on a link before its page is fetched, in ms; a shorter stay is a pointer passing by. */
const PREFETCH_DELAY = 65;

/** Fetches pages that are likely to be asked for next: links pointed at, focused or touched; on a fast and idle line also some that are not. */
export function startPrefetch(): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	for (const type of ['mouseover', 'focusin', 'touchstart']) {
		const onPointing = ({ target }: Event) => {
			clearTimeout(timer);
			const link = target instanceof Element && target.closest('a');
			if (link && isWorthFetching(link) && mayPrefetch(connection())) timer = setTimeout(prefetch, type === 'touchstart' ? 0 : PREFETCH_DELAY, link);
		};
		document.addEventListener(type, onPointing, { passive: true });
	}
	// Browsers with the Network Information API also have `requestIdleCallback`.
	onPage(() => isFast(connection()) && requestIdleCallback(startFetchAhead));
}

async function startFetchAhead(): Promise<void> {
	const ahead = await import('./fetch-ahead.ts').catch(reportError);
	ahead?.fetchAhead();
}
