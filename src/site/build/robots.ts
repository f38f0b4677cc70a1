import type { Site } from '#navigation/site.ts';

/** `robots.txt` (RFC 9309): everything may be crawled. Names the sitemaps of all languages, if the site has a sitemap. */
export function robots({ config, locales }: Site, files: ReadonlySet<string>): string {
	const bases = [config.base, ...locales.flatMap(({ base = config.base }) => (base.length > config.base.length ? [base] : []))];
	const sitemaps = bases.map((base) => `\nSitemap: ${new URL(`${base}sitemap-index.xml`, config.url).href}\n`);
	return `User-agent: *\nAllow: /\n${files.has('/sitemap-index.xml') ? sitemaps.join('') : ''}`;
}
