import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { routeIndex, sourceOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults as words } from '#words/site-faults.ts';
import { pathOfFile } from './page-file.ts';
import { isPageFile } from './published-html.ts';

/** A published file. */
interface PublishedFile {
	/** Path relative to `root`. Links on it are followed, because they would lead nowhere on a host. */
	file: string;
	/** Path in the site. */
	address: string;
}

/**
 * Copies the folders of published files into `folder`. Symbolic links are replaced by their targets. A page wins over a file, a later folder over an earlier one.
 * Returns a warning for each file that gives way to a page.
 */
export function copyFiles({ site, root, folder }: { site: Site; root: string; folder: string }): Problem[] {
	const published = site.config.files.flatMap((from) =>
		listAllFiles(root, from, ['']).map((file): PublishedFile => ({ file, address: `/${posix.relative(from, file)}` })),
	);
	const folders = foldersOfPages(site);
	const isTaken = ({ address }: PublishedFile) => isPageFile(site, address) || folders.has(`${address}/`);
	for (const { file, address } of published.filter((each) => !isTaken(each))) copyInto(join(folder, address), join(root, file));
	return published.filter(isTaken).map((each) => takenByPage(site, each));
}

/** Copies a file, also to where an earlier folder has a file or folder of that name, be it read-only, or a file in place of a folder around it. */
function copyInto(to: string, from: string): void {
	provideFolder(dirname(to));
	rmSync(to, { recursive: true, force: true });
	copyFileSync(from, to);
}

/** Makes a folder and those around it where they are not there; a file of that name gives way. */
function provideFolder(path: string): void {
	if (isFolderAt(path)) return;
	provideFolder(dirname(path));
	rmSync(path, { force: true });
	mkdirSync(path);
}

const isFolderAt = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Every folder that contains pages, from the root, with a trailing slash. */
function foldersOfPages(site: Site): Set<string> {
	const folders = new Set<string>();
	for (const { path } of routeIndex(site).routes)
		for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end + 1));
	return folders;
}

function takenByPage(site: Site, { file, address }: PublishedFile): Problem {
	const path = pathOfFile(address);
	const route = routeIndex(site).byPath.get(path.replace(/\/?$/, '/'));
	const page = (route && sourceOf(route)) ?? words.madePage;
	return problemOf('duplicate-route', { file, message: words.takenAddress(path, page), hint: words.fileGivesWay });
}
