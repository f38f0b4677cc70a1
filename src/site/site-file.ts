import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAM } from '#site/program.ts';

/** The file of the site in `root` that the engine means by an id (a path or a `file:` URL, perhaps with a query), relative to the root; `undefined` for files of packages and of this program. */
export function siteFile(root: string, id: string): string | undefined {
	const path = (id.startsWith('file:') ? fileURLToPath(id) : id).replace(/\?.*$/, '');
	const file = relative(root, path).replaceAll('\\', '/');
	const isOurs = !relative(`${PROGRAM}src`, path).startsWith('..');
	return file.startsWith('..') || file.startsWith('/') || isOurs || file.split('/').includes('node_modules') ? undefined : file;
}
