import { apiPull } from '#words/api-pull.ts';
import { pullError } from './pull-error.ts';

interface RedirectOptions {
	fetch: typeof globalThis.fetch;
	signal: AbortSignal;
	/** Maximum number of redirects to follow. */
	most: number;
	/** Whether an address may be requested; by default, all may. */
	permit?: ((url: URL) => boolean) | undefined;
}

/** Accepted media types; a server that cannot choose sends what it has. */
const ACCEPT = 'application/json, application/yaml;q=0.9, application/vnd.oai.openapi+json, application/vnd.oai.openapi, text/yaml;q=0.8, */*;q=0.5';

/**
 * Requests `start` and follows redirects itself, because `fetch` would follow twenty of them and go from https to http.
 * @returns the first response that is not a redirect, with its body unread, and its address. Throws a `SiteError` if a redirect must not be followed.
 */
export async function followRedirects(start: URL, { fetch, signal, most, permit = () => true }: RedirectOptions): Promise<{ answer: Response; url: URL }> {
	const visited = new Set<string>();
	let url = start;
	for (;;) {
		visited.add(url.href);
		const answer = await fetch(url, { redirect: 'manual', signal, credentials: 'omit', headers: { accept: ACCEPT } });
		const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
		if (location === null) return { answer, url };
		await answer.body?.cancel();
		const next = redirectTarget(location, url);
		if (!permit(next)) throw refused(url, apiPull.toForbidden(next.href));
		if (visited.has(next.href)) throw refused(url, apiPull.inCircle);
		if (visited.size > most) throw refused(start, apiPull.tooOften(most));
		url = next;
	}
}

/** The target of a redirect. Throws if it must not be followed. */
function redirectTarget(location: string, url: URL): URL {
	const next = URL.parse(location, url);
	if (next === null || !/^https?:$/.test(next.protocol)) throw refused(url, apiPull.toNoAddress(location.slice(0, 200)));
	if (url.protocol === 'https:' && next.protocol === 'http:') throw refused(url, apiPull.toHttp(next.href));
	if (next.username !== '' || next.password !== '') throw refused(url, apiPull.toCredentials);
	return next;
}

const refused = (url: URL, what: string) => pullError(apiPull.redirects(url.href, what), apiPull.redirectsHint);
