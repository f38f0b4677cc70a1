/** Meaning of the status of a response (RFC 9110 and RFC 6585). */
const WORDS: Readonly<Record<number, string>> = {
	200: 'success',
	201: 'created',
	202: 'accepted',
	204: 'success, no content',
	206: 'partial content',
	301: 'moved permanently',
	302: 'moved temporarily',
	303: 'see another address',
	304: 'not modified',
	307: 'moved temporarily',
	308: 'moved permanently',
	400: 'malformed request',
	401: 'sign-in required',
	403: 'not allowed',
	404: 'not found',
	405: 'method not allowed',
	406: 'no acceptable format',
	409: 'conflict with existing data',
	410: 'no longer available',
	412: 'changed in the meantime',
	413: 'content too large',
	415: 'unsupported media type',
	422: 'invalid values',
	428: 'precondition required',
	429: 'too many requests',
	500: 'internal error',
	501: 'not implemented',
	502: 'upstream error',
	503: 'temporarily unavailable',
	504: 'upstream timeout',
};

const CLASSES: Readonly<Record<number, string>> = { 1: 'informational', 2: 'success', 3: 'redirect', 4: 'client error', 5: 'server error' };

/** Words for any status, e.g. `created` for 201. */
export function statusPhrase(status: number): string {
	return WORDS[status] ?? CLASSES[Math.floor(status / 100)] ?? 'unknown status';
}
