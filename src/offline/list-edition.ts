import { EDITION_ADDRESS, type Edition, type EditionFile, listAddress } from './edition.ts';

/** A file of a built site: its path below the folder, with a slash before it, and what is in it. */
export interface BuiltFile {
	path: string;
	hash: string;
	bytes: number;
	/** Whether it is a page that only leads to another one. */
	leadsOn: boolean;
}

/** As a browser writes it in an address. */
const encodedPath = (path: string) =>
	path
		.slice(1)
		.replace(/(?<=^|\/)index\.html$/, '')
		.replace(/[%#?]/g, encodeURIComponent);

/** Files for hosts and programs only, which offline reading can do without. */
const OF_HOSTS = /^\/(?:\.well-known\/.*|link-pictures\/.*|_redirects|_headers|robots\.txt|sitemap-[^/]*\.xml|llms(?:-full)?\.txt|help-ids\.json)$/;

/**
 * Whether a file belongs to what readers keep: all that they can meet. Twins in Markdown do, because they are copied from the page.
 * @param isFeed whether a path is that of a feed.
 */
export const isForReaders = (path: string, isFeed: (path: string) => boolean): boolean => !(OF_HOSTS.test(path) || isFeed(path));

/**
 * Describes the edition that these files are: two small files for the site.
 * @param hash of a text (SHA-256, hexadecimal).
 */
export function listEdition(
	files: readonly BuiltFile[],
	{ date, hash }: { date: string | undefined; hash(text: string): string },
): { path: string; text: string }[] {
	const list = files.map(({ path, hash: content, leadsOn }): EditionFile => (leadsOn ? [encodedPath(path), content, true] : [encodedPath(path), content]));
	const text = JSON.stringify(list);
	const edition: Edition = { id: hash(text).slice(0, 12), date, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), count: files.length };
	return [
		{ path: `/${EDITION_ADDRESS}`, text: JSON.stringify(edition) },
		{ path: `/${listAddress(edition.id)}`, text },
	];
}
