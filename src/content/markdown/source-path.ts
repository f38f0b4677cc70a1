import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path relative to the site root of the file that is being rendered, if it has one. */
export function sourcePath(root: string, fileURL: URL | undefined): string | undefined {
	return fileURL && posix.relative(root, fileURLToPath(fileURL));
}
