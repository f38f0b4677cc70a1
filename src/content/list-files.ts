import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Files below `root/folder` whose name ends in one of `endings`, relative to `root`, sorted.
 * Names that begin with `_` or `.` are partials and left out. A missing folder has no files.
 */
export function listFiles(root: string, folder: string, endings: readonly string[]): string[] {
	return listAllFiles(root, folder, endings).filter((file) => !/(?:^|\/)[_.]/.test(file.slice(folder.length)));
}

/** The same with the partials. */
export function listAllFiles(root: string, folder: string, endings: readonly string[]): string[] {
	const top = join(root, folder);
	if (!existsSync(top)) return [];
	return filesBelow(top, [realpathSync(top)])
		.filter((path) => endings.some((ending) => path.endsWith(ending)))
		.map((path) => path.slice(join(root, '/').length).replaceAll('\\', '/'))
		.sort((a, b) => (a < b ? -1 : 1));
}

/** Links are followed, except back to a folder on the way (`above`, without links). One that leads nowhere counts as a file: whoever reads it says so. */
function filesBelow(folder: string, above: readonly string[]): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (!isFolder(entry, path)) return [path];
		const real = entry.isSymbolicLink() ? realpathSync(path) : join(above.at(-1) ?? '', entry.name);
		return above.some((one) => one === real || one.startsWith(real + sep)) ? [] : filesBelow(path, [...above, real]);
	});
}

function isFolder(entry: Dirent, path: string): boolean {
	if (!entry.isSymbolicLink()) return entry.isDirectory();
	try {
		return statSync(path).isDirectory();
	} catch {
		return false;
	}
}
