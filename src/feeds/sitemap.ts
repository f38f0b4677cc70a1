import { lastChange } from '#navigation/last-change.ts';
import { isListed, routesOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { fullAddress } from '#text/full-address.ts';
import type { FeedFile } from './feeds.ts';
import { element, textElement, xmlFile } from './xml.ts';

const SITEMAP_NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** Addresses in one file: the protocol allows 50,000. */
const MOST = 45_000;

/** One for all: `localeCompare` makes one each time. */
const BY_NUMBERS = new Intl.Collator('en', { numeric: true });

/**
 * The pages that search engines may find, with the day of their last change where it is known, and the list of these files (sitemaps.org protocol 0.9).
 * None for a site that asks to stay out of search engines.
 */
export function makeSitemap(site: Site, most = MOST): FeedFile[] {
	if (site.config.noIndex) return [];
	const pages = routesOf(site)
		.filter(isListed)
		.map((route) => ({ address: fullAddress(site.config, route.path), day: lastChange(site, route) }))
		.sort((a, b) => BY_NUMBERS.compare(a.address, b.address));
	const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, part) => {
		const urls = pages
			.slice(part * most, (part + 1) * most)
			.map(({ address, day }) => element('url', {}, textElement('loc', address), textElement('lastmod', day)));
		return { path: `/sitemap-${part}.xml`, text: xmlFile(element('urlset', SITEMAP_NAMESPACE, ...urls)) };
	});
	const places = parts.map(({ path }) => element('sitemap', {}, textElement('loc', fullAddress(site.config, path))));
	return [...parts, { path: '/sitemap-index.xml', text: xmlFile(element('sitemapindex', SITEMAP_NAMESPACE, ...places)) }];
}
