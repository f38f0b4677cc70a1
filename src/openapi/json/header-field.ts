/** Whether a header field can have this name (RFC 9110, 5.1). Descriptions name others too; `Headers` throws at them. */
export const isHeaderName = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** A text as the value of a header field (RFC 9110, 5.5): one line of printable ASCII, everything else percent-encoded. */
export function headerValue(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent);
}
