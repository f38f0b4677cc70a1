import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Problem, problemOf } from '#schema/problem.ts';
import { fileFaults } from '#words/file-faults.ts';

/** Links below the folders of published files, relative to `root`: what they lead to is published in their place. */
export const publishedLinks = (root: string, folders: readonly string[]): string[] =>
	folders.flatMap((folder) => (existsSync(join(root, folder)) ? linksBelow(join(root, folder)) : [])).map((link) => relative(root, link).replaceAll('\\', '/'));

/** The recursion of Node follows links, round and round. */
function linksBelow(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		return entry.isSymbolicLink() ? [path] : entry.isDirectory() ? linksBelow(path) : [];
	});
}

/** Published links that lead nowhere, or back to a folder that they lie in. */
export function checkPublishedLinks(root: string, folders: readonly string[]): Problem[] {
	return publishedLinks(root, folders).flatMap((file) => {
		const fault = faultOf(join(root, file));
		return fault === undefined ? [] : [problemOf('unreadable-file', { file, ...fileFaults[fault](file) })];
	});
}

function faultOf(path: string): 'missing' | 'circle' | undefined {
	if (!existsSync(path)) return 'missing';
	return `${realpathSync(join(path, '..'))}${sep}`.startsWith(`${realpathSync(path)}${sep}`) ? 'circle' : undefined;
}
