import { posix } from 'node:path';
import { percentDecoded } from '#text/percent-decoded.ts';

/**
 * Path of a page by what names it: its path, with or without base and slash, the file of the page or of its Markdown, or its full address.
 * It never leads out of the site, whatever was written.
 */
export function pagePath(page: string, base: string): string {
	const [written = ''] = (URL.canParse(page) ? new URL(page).pathname : page).split(/[?#]/);
	const below = `${written}/`.startsWith(base) ? written.slice(base.length) : written;
	// On some machines a backslash separates folders, too.
	const path = posix.normalize(`/${percentDecoded(below).replaceAll('\\', '/')}`);
	const name = path.replace(/(?<=\/)index\.(?:html|md)$|\.md$/, '').replace(/\/$/, '');
	return `${name}/`;
}
