import { type LoadedPage, PageFault, takePage } from './load-page.ts';

/** How long each try may take, in ms. The first is given up early: a new connection often comes through where an old one hangs. */
const TRIES = [10_000, 20_000];
/** Time between the tries, in ms. */
const PAUSE = 300;

/**
 * The page at `url`; what fails is tried once more. An address that leads to another origin comes as a page that only the browser can show.
 * Rejects with a `PageFault`, or with the signal's reason.
 */
export async function reachPage(url: URL, signal: AbortSignal): Promise<LoadedPage> {
	let fault: unknown;
	for (const limit of TRIES) {
		if (fault) await new Promise((resolve) => setTimeout(resolve, PAUSE));
		signal.throwIfAborted();
		try {
			return await within(limit, signal, (init) => takePage(url, init));
		} catch (error) {
			signal.throwIfAborted();
			fault = error;
		}
	}
	if (fault instanceof PageFault) throw fault;
	if (await leadsElsewhere(url, signal)) return { address: url.href, html: undefined };
	throw new PageFault('unreachable');
}

/** The browser keeps from scripts where a redirect to another origin leads, but not that there is one. */
function leadsElsewhere(url: URL, signal: AbortSignal): Promise<boolean> {
	return within(PAUSE * 10, signal, (init) => fetch(url, { ...init, redirect: 'manual' })).then(
		({ type }) => type === 'opaqueredirect',
		() => false,
	);
}

/**
 * Whether this site's own server answers: this very file comes as a script. Where a network asks for a sign-in first, every address
 * answers with the page for it.
 */
export function isServed(signal: AbortSignal): Promise<boolean> {
	return within(PAUSE * 10, signal, (init) => fetch(import.meta.url, { ...init, method: 'HEAD', cache: 'no-store' })).then(
		({ ok, headers }) => ok && headers.get('content-type')?.includes('javascript') === true,
		() => false,
	);
}

/** Runs a request that is given up after `limit` ms, or with the signal. */
async function within<T>(limit: number, signal: AbortSignal, request: (init: RequestInit) => Promise<T>): Promise<T> {
	const given = new AbortController();
	const giveUp = () => given.abort(signal.reason);
	const timer = setTimeout(giveUp, limit);
	signal.addEventListener('abort', giveUp);
	try {
		return await request({ signal: given.signal });
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', giveUp);
	}
}
