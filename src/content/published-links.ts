import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Problem, problemOf } from '#schema/problem.ts';
import { fileFaults } from '#words/file-faults.ts';
import { isEditorLock, isWithin } from './list-files.ts';

/** Symbolic links below the folders of published files, relative to `root`: their targets are published in their place. */
export const publishedLinks = (root: string, folders: readonly string[]): string[] =>
	folders.flatMap((folder) => (existsSync(join(root, folder)) ? linksBelow(join(root, folder)) : [])).map((link) => relative(root, link).replaceAll(sep, '/'));

/** Node's recursive listing would follow circular links forever. */
function linksBelow(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (isEditorLock(entry.name)) return [];
		return entry.isSymbolicLink() ? [path] : entry.isDirectory() ? linksBelow(path) : [];
	});
}

/** Published links that lead nowhere, or back to a folder that they lie in; also those on the way of another link. */
export function checkPublishedLinks(root: string, folders: readonly string[]): Problem[] {
	return publishedLinks(root, folders).flatMap((file) => {
		const [fault] = faultsOfLink(join(root, file), []);
		return fault === undefined ? [] : [problemOf('unreadable-file', { file, ...fileFaults[fault](file) })];
	});
}

/** @param above folders from which links led here, without links. */
function faultsOfLink(path: string, above: readonly string[]): ('missing' | 'circle')[] {
	if (!existsSync(path)) return ['missing'];
	const [real, here] = [realpathSync(path), [...above, realpathSync(dirname(path))]];
	if (here.some((folder) => isWithin(folder, real))) return ['circle'];
	return statSync(real).isDirectory() ? linksBelow(real).flatMap((link) => faultsOfLink(link, here)) : [];
}
