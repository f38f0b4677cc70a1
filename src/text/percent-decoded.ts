/** A text without its percent-encoding (RFC 3986, of UTF-8); as it is where that is broken. */
export function percentDecoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
