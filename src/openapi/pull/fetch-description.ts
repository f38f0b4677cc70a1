import { SiteError } from '#schema/problem.ts';
import { apiPull } from '#words/api-pull.ts';
import { followRedirects } from './follow-redirects.ts';
import { pullError } from './pull-error.ts';
import { readBody } from './read-body.ts';

/** Limits for what a server may send. */
interface FetchLimits {
	/** Milliseconds in total. */
	timeout: number;
	/** Milliseconds for this and everything fetched before, if `timeout` is what is left of them. */
	shared?: number;
	/** Bytes of the description, unpacked. */
	bytes: number;
	redirects: number;
}

export const FETCH_LIMITS: FetchLimits = { timeout: 30_000, bytes: 64 * 1024 ** 2, redirects: 5 };

export interface FetchOptions {
	fetch: typeof globalThis.fetch;
	limits?: FetchLimits;
	/** Whether a redirect to an address is allowed; by default, all are. */
	permit?: (url: URL) => boolean;
}

/** A description as a server sent it. */
export interface FetchedDescription {
	text: string;
	/** Its final address, after redirects. */
	address: string;
}

/**
 * Fetches a description by HTTP, without cookies or credentials.
 * Throws a `SiteError` (rule `api-pull`) if the address cannot be reached, returns anything that cannot be JSON or YAML,
 * or exceeds a limit.
 */
export async function fetchDescription(address: string, { fetch, limits = FETCH_LIMITS, permit }: FetchOptions): Promise<FetchedDescription> {
	const signal = AbortSignal.timeout(limits.timeout);
	try {
		const response = await followRedirects(parseAddress(address), { fetch, signal, most: limits.redirects, permit });
		if (!response.answer.ok) {
			await response.answer.body?.cancel();
			throw pullError(apiPull.status(response.url.href, response.answer.status), statusHint(response.answer.status));
		}
		return { text: await readBody(response.answer, limits.bytes), address: response.url.href };
	} catch (error) {
		if (error instanceof SiteError) throw error;
		if (signal.aborted) {
			const { shared, timeout } = limits;
			throw pullError(shared === undefined ? apiPull.late(address, timeout / 1000) : apiPull.lateTogether(address, shared / 1000), apiPull.tryLater);
		}
		throw pullError(apiPull.unreachable(address, reasonOf(error)), apiPull.unreachableHint);
	}
}

function parseAddress(address: string): URL {
	const url = URL.parse(address);
	if (url === null || !/^https?:$/.test(url.protocol)) {
		throw pullError(apiPull.noAddress(address), apiPull.noAddressHint);
	}
	if (url.username !== '' || url.password !== '') {
		throw pullError(apiPull.credentials, apiPull.credentialsHint);
	}
	return url;
}

function statusHint(status: number): string {
	if (status === 401 || status === 403) return apiPull.forbidden;
	if (status === 404 || status === 410) return apiPull.checkAddress;
	return status >= 500 ? apiPull.serverFault : apiPull.checkServer;
}

/** `: der Server nimmt keine Verbindung an`; the system's code where it is not known. */
function reasonOf(error: unknown): string {
	const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
	// If a name has several addresses, each has failed in its own way.
	const [first] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
	const code = typeof first === 'object' && first !== null && 'code' in first && typeof first.code === 'string' ? first.code : '';
	return code === '' ? '' : `: ${apiPull.reasons[code] ?? code}`;
}
