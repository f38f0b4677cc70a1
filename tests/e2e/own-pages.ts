import type { FixtureSite } from './fixture-site.ts';

/** Pages that search engines and lists leave out. */
const UNLISTED = ['/404.html', '/ausgabe/2025.2/', '/ausgabe/2025.3/', '/barrierefreiheit/', '/gespeicherte-daten/', '/offline/', '/suche/'];

/** Paths of all pages of our own site, the not-found page included. */
export async function allPaths({ origin }: FixtureSite): Promise<string[]> {
	const sitemap = await (await fetch(`${origin}/sitemap-0.xml`)).text();
	const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
	if (paths.length < 50) throw new Error('The sitemap does not list the pages.');
	return [...paths, ...UNLISTED];
}

/** The shortest page of each kind. */
export async function pageOfEachKind(site: FixtureSite): Promise<string[]> {
	const kinds = new Map<string, { path: string; size: number }>();
	for (const path of await allPaths(site)) {
		const html = await (await fetch(site.origin + path)).text();
		const kind = `${/data-kind="([^"]*)"/.exec(html)?.[1]}${html.includes('data-filter') ? ' with filter' : ''}`;
		if (html.length < (kinds.get(kind)?.size ?? Number.POSITIVE_INFINITY)) kinds.set(kind, { path, size: html.length });
	}
	return [...kinds.values()].map(({ path }) => path);
}
