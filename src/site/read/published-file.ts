import { statSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * The published file, relative to the root of the site, that lies where the file of an address, or a folder around it, would be written: nothing else can be
 * written there. `undefined` if there is none. @param folders the folders of published files.
 */
export function publishedFile(root: string, folders: readonly string[], path: string): string | undefined {
	const parts = (path.endsWith('/') ? `${path}index.html` : path).split('/').slice(1);
	const places = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
	const files = folders.flatMap((folder) => places.map((place) => posix.join(folder, place)));
	return files.find((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
}
