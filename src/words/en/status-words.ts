/** What the status of a response means (RFC 9110 and RFC 6585). */
const WORDS: Readonly<Record<number, string>> = {
	200: 'success',
	201: 'created',
	202: 'accepted',
	204: 'success, no content',
	206: 'part of the content',
	301: 'moved for good',
	302: 'moved for now',
	303: 'see another address',
	304: 'not modified',
	307: 'moved for now',
	308: 'moved for good',
	400: 'request not readable',
	401: 'sign-in required',
	403: 'not permitted',
	404: 'not found',
	405: 'method not allowed',
	406: 'no suitable format',
	409: 'conflict with the records',
	410: 'no longer there',
	412: 'changed in the meantime',
	413: 'content too large',
	415: 'media type not allowed',
	422: 'values invalid',
	428: 'precondition missing',
	429: 'too many requests',
	500: 'internal error',
	501: 'not implemented',
	502: 'error behind the server',
	503: 'currently unavailable',
	504: 'timeout behind the server',
};

const CLASSES: Readonly<Record<number, string>> = { 1: 'interim', 2: 'success', 3: 'redirect', 4: 'error in the request', 5: 'error of the server' };

/** Words for any status, e.g. `created` for 201. */
export function statusPhrase(status: number): string {
	return WORDS[status] ?? CLASSES[Math.floor(status / 100)] ?? 'unknown status';
}
