import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderRedirects } from '#navigation/folder-redirects.ts';
import type { Site } from '#navigation/site.ts';
import { localeOf } from '#schema/locale.ts';
import { redirect as words } from '#words/redirect.ts';

/** What hosts that know it answer by, and our own server (`#server/redirects.ts`): a line `from to status` for each. */
const CONFIGURATION = '_redirects';

/**
 * The redirects of folders without a page: a page for each, which any host serves and every browser follows, and a configuration for hosts that answer with
 * a status. What `public/` holds already stays; of a configuration there, the lines come first, so that they win.
 * @param folder the built site. @param files paths in it.
 */
export function redirectFiles(site: Site, folder: string, files: ReadonlySet<string>): { path: string; text: string }[] {
	const redirects = folderRedirects(site).filter(({ from }) => !files.has(`${from}index.html`));
	if (redirects.length === 0) return [];
	const { base, url } = site.config;
	const address = (path: string) => new URL(base + path.slice(1), url);
	const lines = redirects.map(({ from, to }) => `${address(from).pathname} ${address(to).pathname} 301\n`);
	const own = join(folder, CONFIGURATION);
	return [
		...redirects.map(({ from, to }) => ({ path: `${from}index.html`, text: page(address(to), localeOf(site.config)) })),
		{ path: `/${CONFIGURATION}`, text: (existsSync(own) ? readFileSync(own, 'utf8').replace(/\n?$/, '\n') : '') + lines.join('') },
	];
}

const page = ({ href, pathname }: URL, locale: string) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<meta http-equiv="refresh" content="0; url=${pathname}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${href}">
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.text} <a href="${pathname}">${href}</a></p>
</main>
</body>
</html>
`;
