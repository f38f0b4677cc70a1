/** Parses the HTML of a page of this site. Its scripts do not run. */
export function parseHtml(html: string): Document {
	return new DOMParser().parseFromString(html, 'text/html');
}
