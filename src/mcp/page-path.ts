import { posix } from 'node:path';
import { percentDecoded } from '#text/percent-decoded.ts';

/**
 * Path of a page by what names it: its path, with or without base and slash, the file of the page or of its Markdown, or its full address,
 * also on this machine. It never leads out of the site, whatever was written; an address of another site is no page.
 */
export function pagePath(page: string, { origin, base }: { origin: string; base: string }): string {
	const url = URL.parse(page);
	const isOurs = url !== null && (url.origin === origin || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname));
	const [written = ''] = (isOurs ? url.pathname : page).split(/[?#]/);
	const below = `${written}/`.startsWith(base) ? written.slice(base.length) : written;
	// On some machines a backslash separates folders, too.
	const path = posix.normalize(`/${percentDecoded(below).replaceAll('\\', '/')}`);
	const name = path.replace(/(?<=\/)index\.(?:html|md)$|\.md$/, '').replace(/\/$/, '');
	return `${name}/`;
}
