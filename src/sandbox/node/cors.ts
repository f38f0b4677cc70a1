/** Headers that every page may read without being told (CORS-safelisted response headers). */
const SAFELISTED = new Set(['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified', 'pragma', 'vary']);

/** Pages of this machine, on any port. */
function isLocalOrigin(origin: string): boolean {
	return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}

/**
 * Whether a request comes from a page of somebody else: it names another origin, or another host than this machine, as it does after a name was pointed here
 * behind the browser's back (DNS rebinding). Programs name no origin.
 */
export function isForeign({ host = '', origin }: { host?: string | undefined; origin?: string | undefined }): boolean {
	return !isLocalOrigin(`http://${host}`) || (origin !== undefined && !isLocalOrigin(origin));
}

/** The headers that let a page of this machine read a response with these header names; none for other pages. */
export function corsHeaders(origin: string | undefined, names: Iterable<string>): Record<string, string> {
	if (origin === undefined || !isLocalOrigin(origin)) return {};
	const exposed = [...names].filter((name) => !SAFELISTED.has(name.toLowerCase()));
	return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed.join(', '), vary: 'Origin' };
}

/** The answer to a preflight (Fetch standard) from a page of this machine; `undefined` for every other request. */
export function preflightHeaders(method: string, headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> | undefined {
	const { origin, 'access-control-request-method': wanted, 'access-control-request-headers': sent } = headers;
	if (method !== 'OPTIONS' || typeof origin !== 'string' || typeof wanted !== 'string' || !isLocalOrigin(origin)) return undefined;
	return {
		'access-control-allow-origin': origin,
		'access-control-allow-methods': wanted,
		...(typeof sent === 'string' && { 'access-control-allow-headers': sent }),
		...(headers['access-control-request-private-network'] === 'true' && { 'access-control-allow-private-network': 'true' }),
		'access-control-max-age': '600',
		vary: 'Origin, Access-Control-Request-Headers',
	};
}
