import { percentDecoded } from '#text/percent-decoded.ts';
import { folderRedirects } from './folder-redirects.ts';
import { routeIndex } from './routes.ts';
import type { Site } from './site.ts';

/** A redirect: from a path without the base to another one, or to a full address. */
export interface Redirect {
	from: string;
	to: string;
}

/** A redirect from the settings, and why it does not work, if so: a page has its address, another redirect has it, a part of its path is a file, or it leads back to itself. */
interface JudgedRedirect extends Redirect {
	fault?: { kind: 'page' | 'circle' } | { kind: 'twice' | 'below'; other: Redirect } | undefined;
}

/** The redirects that the settings name, in their order. Of two for an address the first counts. */
export function judgedRedirects(site: Site): JudgedRedirect[] {
	const { byPath } = routeIndex(site);
	const isPage = (path: string) => byPath.has(path) || byPath.has(`${path}/`);
	const written = site.config.redirects.map(({ from, to }): Redirect => ({ from: writtenPath(from), to }));
	const first = new Map<string, Redirect>();
	for (const one of written) if (!isPage(one.from) && !first.has(one.from)) first.set(one.from, one);
	return written.map((one): JudgedRedirect => {
		if (isPage(one.from)) return { ...one, fault: { kind: 'page' } };
		const other = first.get(one.from);
		if (other !== undefined && other !== one) return { ...one, fault: { kind: 'twice', other } };
		const around = partsAbove(one.from).flatMap((path) => first.get(path) ?? [])[0];
		if (around !== undefined) return { ...one, fault: { kind: 'below', other: around } };
		return leadsBack(one, first) ? { ...one, fault: { kind: 'circle' } } : one;
	});
}

/** The paths around a path that could be files: `/a.html` and `/a.html/b` of `/a.html/b/c/`. */
const partsAbove = (path: string): string[] => {
	const parts = path.replace(/\/$/, '').split('/').slice(0, -1);
	return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((part) => part.endsWith('.html'));
};

/** Whether a redirect leads back to itself, or to others that form a circle. */
function leadsBack(start: Redirect, redirects: ReadonlyMap<string, Redirect>): boolean {
	const seen = new Set<string>();
	for (let one: Redirect | undefined = start; one !== undefined; one = redirects.get(writtenPath(one.to.replace(/[?#].*$/s, '')))) {
		if (seen.has(one.from)) return true;
		seen.add(one.from);
	}
	return false;
}

/** The redirects that work. */
export const namedRedirects = (site: Site): Redirect[] => judgedRedirects(site).flatMap(({ fault, ...redirect }) => (fault === undefined ? [redirect] : []));

/** All redirects: those of the settings, and those of folders without a page. */
export function allRedirects(site: Site): Redirect[] {
	const named = namedRedirects(site);
	const taken = new Set(named.map(({ from }) => from));
	return [...named, ...folderRedirects(site).filter(({ from }) => !taken.has(from))];
}

/** Ends in a slash, as pages do; the address of a file stays one, unless a page is meant by its file. */
function writtenPath(from: string): string {
	const path = percentDecoded(from).replace(/(?<=\/)index\.html$/, '');
	return path.endsWith('/') || path.endsWith('.html') ? path : `${path}/`;
}
