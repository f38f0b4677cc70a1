import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/**
 * Files below `root/folder` whose name ends in one of `endings`, relative to `root`, sorted.
 * Names that begin with `_` or `.` are partials and left out. A missing folder has no files.
 */
export function listFiles(root: string, folder: string, endings: readonly string[]): string[] {
	return listAllFiles(root, folder, endings).filter((file) => !/(?:^|\/)[_.]/.test(file.slice(folder.length)));
}

/** Which files of a folder count. */
export interface FileChoice {
	/** Relative to the root. */
	folder: string;
	/** Patterns of files, counted from the folder, of which one must mean a file; without them all count. */
	include?: readonly string[] | undefined;
	/** Patterns of files that do not count. */
	exclude?: readonly string[] | undefined;
}

/** The files below a folder that match `include` and not `exclude`. */
export function chosenFiles(files: readonly string[], { folder, include, exclude = [] }: FileChoice): string[] {
	const isMeant = (file: string, patterns: readonly string[]) => patterns.some((pattern) => posix.matchesGlob(posix.relative(folder, file), pattern));
	return files.filter((file) => (include === undefined || isMeant(file, include)) && !isMeant(file, exclude));
}

/** The files of free pages: texts and, where pages may be code, those that export a component; tests are no pages. */
export function listPages(root: string, choice: FileChoice, { react }: { react: boolean }): string[] {
	const code = react ? listFiles(root, choice.folder, ['.js', '.jsx', '.ts', '.tsx']) : [];
	const pages = code.filter(
		(file) => !/\.(?:test|spec|d)\.[jt]s|__tests__\//.test(file) && /\bexport\s+default\b|\bas\s+default\b/.test(readFileSync(join(root, file), 'utf8')),
	);
	return chosenFiles([...listFiles(root, choice.folder, ['.md', '.mdx']), ...pages], choice);
}

/** As `listFiles`, with the partials. */
export function listAllFiles(root: string, folder: string, endings: readonly string[]): string[] {
	const top = join(root, folder);
	if (!existsSync(top)) return [];
	return filesBelow(top, [realpathSync(top)])
		.filter((path) => endings.some((ending) => path.endsWith(ending)))
		.map((path) => path.slice(join(root, '/').length).replaceAll(sep, '/'))
		.sort((a, b) => (a < b ? -1 : 1));
}

/** Links are followed, except back to a folder on the way (`above`, without links). A broken link counts as a file: reading it reports the fault. */
function filesBelow(folder: string, above: readonly string[]): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		const kind = kindOf(entry, path);
		if (kind !== 'folder') return kind === 'file' ? [path] : [];
		const real = entry.isSymbolicLink() ? realpathSync(path) : join(above.at(-1) ?? '', entry.name);
		return above.some((one) => isWithin(one, real)) ? [] : filesBelow(path, [...above, real]);
	});
}

/** Whether a path is that of a folder or lies below it. */
export const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/** What an entry at `path` is for readers of texts, links followed: pipes and sockets are nothing, whoever opened one would wait forever. */
export function kindOf(entry: Dirent, path: string): 'folder' | 'file' | undefined {
	if (isEditorLock(entry.name)) return undefined;
	const found = entry.isSymbolicLink() ? (statSafely(path) ?? 'nowhere') : entry;
	if (found === 'nowhere' || found.isFile()) return 'file';
	return found.isDirectory() ? 'folder' : undefined;
}

/** Emacs keeps a link to nowhere beside a file that is being written. */
export const isEditorLock = (name: string): boolean => name.startsWith('.#');

function statSafely(path: string): Stats | undefined {
	try {
		return statSync(path);
	} catch {
		return undefined;
	}
}
