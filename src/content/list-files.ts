import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files below `root/folder` whose name ends in one of `endings`, relative to `root`, sorted.
 * Names that begin with `_` or `.` are partials and left out. A missing folder has no files.
 */
export function listFiles(root: string, folder: string, endings: readonly string[]): string[] {
	return listAllFiles(root, folder, endings).filter((file) => !/(?:^|\/)[_.]/.test(file.slice(folder.length)));
}

/** The same with the partials. */
export function listAllFiles(root: string, folder: string, endings: readonly string[]): string[] {
	if (!existsSync(join(root, folder))) return [];
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
		.map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
		.sort((a, b) => (a < b ? -1 : 1));
}
