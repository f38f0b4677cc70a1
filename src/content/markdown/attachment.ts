import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Conventions } from './conventions.ts';

/** Where pictures and files that lie beside Markdown files are published, by their path in the site root. */
export const ATTACHMENTS = '/_files/';

/** Whether a path in the site root may be published as a file beside Markdown: it lies in one of the folders of content and leaves it nowhere. */
export const isAttachment = (file: string, folders: readonly string[]) =>
	folders.some((folder) => file.startsWith(`${folder}/`)) && !file.split('/').includes('..');

/** Path in the site of a file named relative to the Markdown file `from`, or from `@site/`; `undefined` when it does not exist in a folder of content. */
export function attachmentPath(
	target: string,
	from: string | undefined,
	{ root, conventions: { folders, files, siteFolder } }: { root: string; conventions: Conventions },
): string | undefined {
	if (from === undefined) return undefined;
	const path = decodePath(target.replace(/[?#].*$/, ''));
	const file = path.startsWith('@site/') ? posix.join(siteFolder, path.slice('@site/'.length)) : posix.join(posix.dirname(from), path);
	const published = files.find((folder) => file.startsWith(`${folder}/`));
	if (published !== undefined && statSync(join(root, file), { throwIfNoEntry: false })?.isFile()) return encodeURI(file.slice(published.length));
	return isAttachment(file, folders) && statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ? encodeURI(ATTACHMENTS + file) : undefined;
}

/** A path as the file system knows it; a stray `%` stands for itself. */
export function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
