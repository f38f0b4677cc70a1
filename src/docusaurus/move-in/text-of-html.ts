/** A link in HTML: its address and what stands in it. */
export const HTML_LINK = /<a\b[^>]*\bhref=["']([^"'\s]+)["'][^>]*>([\s\S]*?)<\/a>/g;

/** The words of HTML that settings of Docusaurus may hold. */
export const textOfHtml = (html: string): string =>
	html
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('&copy;', '©')
		.replaceAll('&amp;', '&')
		.replaceAll('&nbsp;', ' ')
		.replace(/\s+/g, ' ')
		.trim();

/** The same with its links: `[name](address)`. One without words, such as a picture, is none. */
export const linkedTextOfHtml = (html: string, targetOf: (href: string) => string): string =>
	textOfHtml(
		html.replace(HTML_LINK, (_, href: string, inner: string) => {
			const name = textOfHtml(inner);
			return name === '' ? '' : `[${name}](${targetOf(href)})`;
		}),
	);
