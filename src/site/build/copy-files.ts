import { cpSync, existsSync, lstatSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isEditorLock } from '#content/list-files.ts';
import { publishedLinks } from '#content/published-links.ts';
import { routeIndex, sourceOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults as words } from '#words/site-faults.ts';
import { pathOfFile } from './page-file.ts';
import { isPageFile } from './published-html.ts';

/**
 * Copies the folders of published files. Symbolic links are replaced by their targets, because they would lead nowhere on a host. A page wins over a file,
 * a later folder over an earlier one. Returns a warning for each file that gives way.
 */
export function copyFiles({ site, root, folder }: { site: Site; root: string; folder: string }): Problem[] {
	const { files } = site.config;
	const problems: Problem[] = [];
	const folders = foldersOfPages(site);
	/** Whether a page has the address of the file or folder at `path`, or one below that of a file. */
	const isTaken = (path: string, file: string, address: string): boolean => {
		const found = isPageFile(site, address) || (folders.has(`${address}/`) && !statSync(path).isDirectory());
		if (found) problems.push(takenByPage(site, file, address));
		return found;
	};
	for (const from of files) {
		if (!existsSync(join(root, from))) continue;
		const source = realpathSync(join(root, from));
		const isCopied = (path: string) => {
			const address = path.slice(source.length).replaceAll('\\', '/');
			return isFileOrFolder(path) && !isTaken(path, from + address, address);
		};
		cpSync(source, folder, { recursive: true, filter: isCopied });
	}
	for (const from of files) {
		for (const link of publishedLinks(root, [from])) {
			const source = join(root, link);
			const copy = join(folder, relative(from, link));
			const isCopied = (path: string) => {
				const below = path.slice(source.length).replaceAll('\\', '/');
				return !isEditorLock(basename(path)) && !isTaken(path, link + below, `/${relative(from, link)}`.replaceAll('\\', '/') + below);
			};
			if (!isCopied(source)) continue;
			// A folder is merged with the existing one, which may contain pages.
			if (existsSync(copy) && statSync(copy).isDirectory() !== statSync(source).isDirectory()) rmSync(copy, { recursive: true });
			cpSync(source, copy, { recursive: true, dereference: true, filter: (path) => path === source || isCopied(path) });
		}
	}
	return problems;
}

/** Every folder that contains pages, from the root, with a trailing slash. */
function foldersOfPages(site: Site): Set<string> {
	const folders = new Set<string>();
	for (const { path } of routeIndex(site).routes)
		for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end + 1));
	return folders;
}

function takenByPage(site: Site, file: string, address: string): Problem {
	const path = pathOfFile(address);
	const route = routeIndex(site).byPath.get(path.replace(/\/?$/, '/'));
	const page = (route && sourceOf(route)) ?? words.madePage;
	return problemOf('duplicate-route', { file, message: words.takenAddress(path, page), hint: words.fileGivesWay });
}

/** Whether a path is a folder or a file, and no link, pipe or lock. */
function isFileOrFolder(path: string): boolean {
	const found = lstatSync(path);
	return (found.isDirectory() || found.isFile()) && !isEditorLock(basename(path));
}
