/** A text as the value of a header field (RFC 9110, 5.5): one line of printable ASCII, everything else percent-encoded. */
export function headerValue(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/\s+/g, ' ')
		.trim()
		.replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent);
}
