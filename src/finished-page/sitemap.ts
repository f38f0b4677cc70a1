/** Addresses of the pages that a sitemap lists (the `loc` of its `url` elements, sitemaps.org protocol). */
export function sitemapAddresses(xml: string): string[] {
	return [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
