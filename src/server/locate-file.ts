import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { RequestPath } from './request-path.ts';

/** The answer for a path: a file, or the canonical address of the page. */
type Located = { kind: 'file'; file: string } | { kind: 'moved'; location: string };

/**
 * Finds what a static host would answer with: `/x/` is `x/index.html`, `/x` and `/x/index.html` move to `/x/`.
 * Returns `undefined` when there is nothing, also for links that lead out of `folder`.
 */
export async function locateFile(folder: string, path: Extract<RequestPath, { kind: 'inside' }>): Promise<Located | undefined> {
	const { segments, endsInSlash, pathname, query } = path;
	const target = join(folder, ...segments);
	if (endsInSlash) return locatedFile(await fileInside(folder, join(target, 'index.html')));
	const file = await fileInside(folder, target);
	if (file !== undefined && segments.at(-1) === 'index.html') return { kind: 'moved', location: pathname.slice(0, pathname.lastIndexOf('/') + 1) + query };
	if (file !== undefined) return locatedFile(file);
	const index = await fileInside(folder, join(target, 'index.html'));
	return index === undefined ? undefined : { kind: 'moved', location: `${pathname}/${query}` };
}

const locatedFile = (file: string | undefined): Located | undefined => (file === undefined ? undefined : { kind: 'file', file });

/** Error codes of the operating system for a path that cannot be served. */
const NOT_THERE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM']);

/** The real path of a regular file that lies in `folder`, else `undefined`. */
export async function fileInside(folder: string, path: string): Promise<string | undefined> {
	try {
		const [root, file] = await Promise.all([realpath(folder), realpath(path)]);
		return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : undefined;
	} catch (error) {
		// Too many open files, or a failing disk, must not be reported as a missing page.
		if (!(error instanceof Error && 'code' in error && NOT_THERE.has(error.code))) throw error;
		return undefined;
	}
}
