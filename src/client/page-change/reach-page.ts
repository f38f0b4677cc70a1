import { type LoadedPage, PageFault, takePage } from './load-page.ts';

/** How long each try may take, in ms. The first is given up early: a new connection often comes through where an old one hangs. */
const TRIES = [10_000, 20_000];
/** Time between the tries, in ms. */
const PAUSE = 300;
/** How long a question about the server may take, in ms. */
const PROBE_TIMEOUT = 3000;

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
			return await takePage(url, { signal: withTimeout(limit, signal) });
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
	return fetch(url, { redirect: 'manual', signal: withTimeout(PROBE_TIMEOUT, signal) }).then(
		({ type }) => type === 'opaqueredirect',
		() => false,
	);
}

/**
 * Whether this site's own server answers: this very file comes as a script. Where a network asks for a sign-in first, every address
 * answers with the page for it.
 */
export function isSiteServed(signal: AbortSignal): Promise<boolean> {
	return fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal: withTimeout(PROBE_TIMEOUT, signal) }).then(
		({ ok, headers }) => ok && headers.get('content-type')?.includes('javascript') === true,
		() => false,
	);
}

/** A signal that also comes after `limit` ms. Browsers that cannot join signals wait as long as it takes. */
function withTimeout(limit: number, signal: AbortSignal): AbortSignal {
	return AbortSignal.any?.([signal, AbortSignal.timeout(limit)]) ?? signal;
}
