import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { pathOfFile } from './page-file.ts';

/**
 * HTML in the folders of files of a moved site: other programs' pages, with scripts and links of their own, which Docusaurus neither looks at nor changes.
 * Where each lies in `root`, by its path in the site. None where a page of the site stands, and none in a site of our own, whose HTML is part of it.
 */
export function publishedHtml(site: Site, root: string): Map<string, string> {
	const { open, files } = conventionsOf(site.config);
	const found = (open ? files : []).flatMap((folder) =>
		listAllFiles(root, folder, ['.html']).map((file): [string, string] => [file.slice(folder.length), file]),
	);
	return new Map(found.filter(([path]) => !isPageFile(site, path)));
}

/** Whether a file of the built site is that of a page, which stands before any file that a folder of files has for its address. */
export const isPageFile = (site: Site, path: string): boolean => path === '/404.html' || routeIndex(site).byPath.has(pathOfFile(path));

/** Puts it into the finished site as it is. */
export function restoreHtml(html: ReadonlyMap<string, string>, { root, folder }: { root: string; folder: string }): void {
	for (const [path, file] of html) copyFileSync(join(root, file), join(folder, path));
}
