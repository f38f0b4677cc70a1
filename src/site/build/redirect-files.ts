import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRedirects } from '#navigation/redirects.ts';
import type { Site } from '#navigation/site.ts';
import { localeOf } from '#schema/locale.ts';
import { addressOfPath } from '#text/address-of-path.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { isSitePath } from '#text/is-site-path.ts';
import { redirect as words } from '#words/redirect.ts';

/** What hosts that know it answer by, and our own server (`#server/redirects.ts`): a line `from to status` for each. */
const CONFIGURATION = '_redirects';

/**
 * The redirects of a site: a page for each, which any host serves and every browser follows, and a configuration for hosts that answer with a status, which
 * knows those that stay on the site. What `public/` holds already stays; of a configuration there, the lines come first, so that they win.
 * @param folder the built site. @param files paths in it.
 */
export function redirectFiles(site: Site, folder: string, files: ReadonlySet<string>): { path: string; text: string }[] {
	// A disk that takes no account of capitals has `/Docs/` where `/docs/` is, and would lose the page.
	const redirects = allRedirects(site).filter(({ from }) => isFree(redirectFile(from), files) && !existsSync(join(folder, redirectFile(from))));
	// Hosts that look for the page about what is missing at the top only.
	const missing = site.locales.flatMap(({ code, base: place = '' }) =>
		place.length > site.config.base.length && code !== localeOf(site.config) ? [`${place}* ${place}404.html 404\n`] : [],
	);
	if (redirects.length + missing.length === 0) return [];
	const { base, url } = site.config;
	const address = (to: string) => new URL(isSitePath(to) ? base + to.slice(1) : to, url);
	const lines = redirects.flatMap(({ from, to }) => (isSitePath(to) ? [`${linePath(base + from.slice(1))} ${inLine(placeOfTarget(address(to)))} 301\n`] : []));
	const own = join(folder, CONFIGURATION);
	return [
		...redirects.map(({ from, to }) => ({ path: redirectFile(from), text: page(address(to), { site: url, locale: localeOf(site.config) }) })),
		{ path: `/${CONFIGURATION}`, text: (existsSync(own) ? readFileSync(own, 'utf8').replace(/\n?$/, '\n') : '') + [...lines, ...missing].join('') },
	];
}

const placeOfTarget = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** `*` and `:` would begin a pattern. */
const inLine = (place: string) => place.replaceAll(/[*:]/g, (sign) => (sign === '*' ? '%2A' : '%3A'));

/** A decoded path, each character of which belongs to a name. */
const linePath = (path: string) => inLine(addressOfPath(path));

/** Whether a file can be written there: none is, and no folder on the way is one. */
function isFree(path: string, files: ReadonlySet<string>): boolean {
	const parts = path.split('/');
	return !parts.some((_, index) => files.has(parts.slice(0, index + 1).join('/')));
}

const redirectFile = (from: string) => (from.endsWith('/') ? `${from}index.html` : from);

/** Within the site by its path, so that it holds wherever the site is shown. */
function page(address: URL, { site, locale }: { site: string; locale: string }): string {
	const { href, origin } = address;
	const target = escapeHtml(origin === new URL(site).origin ? placeOfTarget(address) : href);
	return `<!doctype html>
<html lang="${locale}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(href)}">
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.text} <a href="${target}">${escapeHtml(href)}</a></p>
</main>
</body>
</html>
`;
}
