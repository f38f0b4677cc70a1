import { cpSync, existsSync, lstatSync, realpathSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isEditorLock } from '#content/list-files.ts';
import { publishedLinks } from '#content/published-links.ts';
import type { Site } from '#site/site.ts';

/** Copies the folders of files, and what links lead to in their place: they would lead nowhere from a host. A page stands before a file of the first folder. */
export function copyFiles({ site, root, folder }: { site: Site; root: string; folder: string }): void {
	const { files } = site.config;
	for (const [index, from] of files.entries()) {
		if (existsSync(join(root, from))) cpSync(realpathSync(join(root, from)), folder, { recursive: true, force: index > 0, filter: isPlain });
	}
	for (const from of files) {
		for (const link of publishedLinks(root, [from])) {
			const copy = join(folder, relative(from, link));
			rmSync(copy, { recursive: true, force: true });
			cpSync(join(root, link), copy, { recursive: true, dereference: true, filter: (path) => !isEditorLock(basename(path)) });
		}
	}
}

/** Whether a path is a folder or a file, and no link, pipe or lock. */
function isPlain(path: string): boolean {
	const found = lstatSync(path);
	return (found.isDirectory() || found.isFile()) && !isEditorLock(basename(path));
}
