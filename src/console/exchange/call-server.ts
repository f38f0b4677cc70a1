import { failure } from '#words/console.ts';
import { diagnoseFailure } from './diagnose-failure.ts';
import { type Exchange, readResponse } from './exchange.ts';
import { fetchable, type Sent, wireOf } from './wire.ts';

/** How long a real server may take, in ms. */
const SERVER_TIMEOUT = 30_000;

/**
 * Sends a request to a real server. Never sends cookies. Without a response, returns the possible reasons, in the language of the site.
 * Rejects with a `TypeError` for requests that the browser refuses to send.
 */
export async function callServer({ request, secrets, files, signal }: Sent, server: string): Promise<Exchange | { reasons: string[] }> {
	const timeOut = AbortSignal.timeout(SERVER_TIMEOUT);
	const sent = fetchable(wireOf(request, { secrets, files }));
	try {
		const started = performance.now();
		const response = await fetch(sent, {
			signal: signal ? AbortSignal.any([timeOut, signal]) : timeOut,
			credentials: 'omit',
			redirect: 'follow',
			cache: 'no-store',
		});
		return { request, server, response: await readResponse(response, started), changes: undefined };
	} catch {
		if (signal?.aborted) return { reasons: [failure.stopped] };
		return { reasons: diagnoseFailure({ url: request.endpoint, page: location.href, isOnline: navigator.onLine, timedOut: timeOut.aborted }) };
	}
}
