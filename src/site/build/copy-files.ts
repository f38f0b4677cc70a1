import { cpSync, existsSync, lstatSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isEditorLock } from '#content/list-files.ts';
import { publishedLinks } from '#content/published-links.ts';
import type { Site } from '#navigation/site.ts';
import { isPageFile } from './published-html.ts';

/** Copies the folders of files, and what links lead to in their place: they would lead nowhere from a host. A page stands before a file, a later folder before an earlier one. */
export function copyFiles({ site, root, folder }: { site: Site; root: string; folder: string }): void {
	const { files } = site.config;
	for (const from of files) {
		if (!existsSync(join(root, from))) continue;
		const source = realpathSync(join(root, from));
		const isCopied = (path: string) => isFileOrFolder(path) && !isPageFile(site, path.slice(source.length).replaceAll('\\', '/'));
		cpSync(source, folder, { recursive: true, filter: isCopied });
	}
	for (const from of files) {
		for (const link of publishedLinks(root, [from])) {
			const source = join(root, link);
			const copy = join(folder, relative(from, link));
			// A folder is added to what is there: pages may lie below.
			if (existsSync(copy) && statSync(copy).isDirectory() !== statSync(source).isDirectory()) rmSync(copy, { recursive: true });
			const isCopied = (path: string) =>
				!isEditorLock(basename(path)) && !isPageFile(site, `/${relative(from, link)}${path.slice(source.length)}`.replaceAll('\\', '/'));
			cpSync(source, copy, { recursive: true, dereference: true, filter: isCopied });
		}
	}
}

/** Whether a path is a folder or a file, and no link, pipe or lock. */
function isFileOrFolder(path: string): boolean {
	const found = lstatSync(path);
	return (found.isDirectory() || found.isFile()) && !isEditorLock(basename(path));
}
