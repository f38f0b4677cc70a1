import type { Output } from '#finished-page/output.ts';
import { resolveTarget } from '#finished-page/resolve-target.ts';
import type { Problem } from '#schema/problem.ts';
import type { Blame } from './blame.ts';

/** Addresses of the pages that a sitemap lists (the `loc` of its `url` elements, sitemaps.org protocol). */
export function sitemapAddresses(xml: string): string[] {
	return [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

/** A sitemap invites search engines to pages; one that asks them to stay away, or that does not exist, must not stand in it. */
export function checkSitemap(output: Output, addresses: readonly string[], blame: Blame): Problem[] {
	return addresses.flatMap((address): Problem[] => {
		const target = resolveTarget(address, '/', output);
		const page = target.kind === 'internal' ? output.pages.get(target.path) : undefined;
		if (page !== undefined && !page.noindex) return [];
		return [
			{
				severity: 'warning',
				rule: 'sitemap',
				file: page ? blame.fileOf(page.path, 'main') : '',
				message: page
					? `Die Sitemap nennt ${page.path}, die Seite selbst verbietet die Aufnahme in Suchmaschinen (noindex).`
					: `Die Sitemap nennt ${address}; diese Seite gibt es nicht.`,
				hint: 'Nehmen Sie die Adresse aus der Sitemap heraus.',
			},
		];
	});
}
