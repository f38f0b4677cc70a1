import { percentDecoded } from '#text/percent-decoded.ts';
import { folderRedirects } from './folder-redirects.ts';
import { routeIndex } from './routes.ts';
import type { Site } from './site.ts';

/** An address that leads on: a path without the base, and a path of the same kind or a full address. */
export interface Redirect {
	from: string;
	to: string;
}

/** The redirects that the settings name, but for those where a page stands. Of two for an address the first counts. */
export function namedRedirects(site: Site): Redirect[] {
	const { byPath } = routeIndex(site);
	const found = new Map<string, string>();
	for (const { from, to } of site.config.redirects) {
		const path = writtenPath(from);
		if (!byPath.has(path) && !byPath.has(`${path}/`) && !found.has(path)) found.set(path, to);
	}
	return [...found].map(([from, to]) => ({ from, to }));
}

/** All addresses that lead on: those that the settings name, and folders without a page. */
export function allRedirects(site: Site): Redirect[] {
	const named = namedRedirects(site);
	const taken = new Set(named.map(({ from }) => from));
	return [...named, ...folderRedirects(site).filter(({ from }) => !taken.has(from))];
}

/** Ends in a slash, as pages do; the address of a file stays one. */
function writtenPath(from: string): string {
	const path = percentDecoded(from);
	return path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`;
}
