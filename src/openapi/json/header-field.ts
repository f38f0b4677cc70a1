/** Whether a header field can have this name (RFC 9110, 5.1). Descriptions name others too; `Headers` throws at them. */
export const isHeaderName = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** Left to other parts of a description (OpenAPI, Parameter Object), or to whoever sends the request. */
const OTHERS_HEADERS = new Set(['accept', 'content-type', 'authorization', 'content-length', 'host', 'connection', 'transfer-encoding']);

/** Whether a parameter in the header is sent as such: by a name that a header can have, and that nothing else decides. */
export const isHeaderParameter = (name: string): boolean => isHeaderName(name) && !OTHERS_HEADERS.has(name.toLowerCase());

/** A text as the value of a header field (RFC 9110, 5.5): one line of printable ASCII, everything else percent-encoded. */
export function headerValue(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent);
}
