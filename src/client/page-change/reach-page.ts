import { type LoadedPage, PageFault, takePage } from './load-page.ts';

/** How long each try may take, in ms. The first one is short: a new connection often succeeds if an old one hangs. */
const TRIES = [10_000, 20_000];
/** Time between the tries, in ms. */
const PAUSE = 300;
/** Timeout of a request that only tests whether the server answers, in ms. */
const PROBE_TIMEOUT = 3000;

/**
 * The page at `url`, with a second try. An address that redirects to another origin is returned as a page that only the browser can show.
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

/** A script can see that there is a redirect to another origin, but not its target. */
function leadsElsewhere(url: URL, signal: AbortSignal): Promise<boolean> {
	return fetch(url, { redirect: 'manual', signal: withTimeout(PROBE_TIMEOUT, signal) }).then(
		({ type }) => type === 'opaqueredirect',
		() => false,
	);
}

/**
 * Whether this site's own server answers: it serves this very file as a script. A network that requires a sign-in answers every address with its own page.
 */
export function isSiteServed(signal: AbortSignal): Promise<boolean> {
	return fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal: withTimeout(PROBE_TIMEOUT, signal) }).then(
		({ ok, headers }) => ok && headers.get('content-type')?.includes('javascript') === true,
		() => false,
	);
}

/** A signal that also aborts after `limit` ms, except in browsers that cannot join signals. */
function withTimeout(limit: number, signal: AbortSignal): AbortSignal {
	return AbortSignal.any?.([signal, AbortSignal.timeout(limit)]) ?? signal;
}
