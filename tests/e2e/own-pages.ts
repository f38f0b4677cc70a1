import type { FixtureSite } from './fixture-site.ts';

type Served = Pick<FixtureSite, 'origin'>;

const textOf = async ({ origin }: Served, path: string) => (await fetch(origin + path)).text();

/** Whether the server, or the page itself, leads elsewhere. */
async function isRedirect({ origin }: Served, path: string): Promise<boolean> {
	const response = await fetch(origin + path, { redirect: 'manual' });
	return (response.status >= 300 && response.status < 400) || (await response.text()).includes('http-equiv="refresh"');
}

/** Paths of all pages that the sitemap of a site lists. */
export async function listedPaths(site: Served): Promise<string[]> {
	const sitemap = await textOf(site, '/sitemap-0.xml');
	return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
}

/** Paths of all pages of our own site: first those that its sitemap lists, then those that it leaves out, the not-found page included. */
export async function allPaths(site: Served): Promise<string[]> {
	const listed = await listedPaths(site);
	if (listed.length < 50) throw new Error('The sitemap does not list the pages.');
	const files = (await textOf(site, '/SHA256SUMS')).matchAll(/^\w+ [ *](?:\.\/)?(.+\.html)$/gm);
	const others = [...files].map(([, file = '']) => encodeURI(`/${file.replace(/(^|\/)index\.html$/, '$1')}`)).filter((path) => !listed.includes(path));
	const isPage = await Promise.all(others.map(async (path) => !(await isRedirect(site, path))));
	return [...listed, ...others.filter((_, place) => isPage[place]).sort()];
}

/** The shortest page of each kind. */
export async function pageOfEachKind(site: Served): Promise<string[]> {
	const kinds = new Map<string, { path: string; size: number }>();
	for (const path of await allPaths(site)) {
		const html = await textOf(site, path);
		const kind = `${/data-kind="([^"]*)"/.exec(html)?.[1]}${html.includes('data-filter') ? ' with filter' : ''}`;
		if (html.length < (kinds.get(kind)?.size ?? Number.POSITIVE_INFINITY)) kinds.set(kind, { path, size: html.length });
	}
	return [...kinds.values()].map(({ path }) => path);
}
