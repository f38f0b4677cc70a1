import { statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Where pictures and files that lie beside Markdown files are published, by their path in the site root. */
export const ATTACHMENTS = '/_files/';

/** Whether a path in the site root may be published as a file beside Markdown: it lies in a folder of content and leaves it nowhere. */
export const isAttachment = (file: string) => /^(docs|versioned_docs|blog|pages)\//.test(file) && !file.split('/').includes('..');

/** Path in the site of a file named relative to the Markdown file `from`; `undefined` when it does not exist in a folder of content. */
export function attachmentPath(root: string, target: string, from: string | undefined): string | undefined {
	if (from === undefined) return undefined;
	const file = posix.join(posix.dirname(from), decodePath(target.replace(/[?#].*$/, '')));
	return isAttachment(file) && statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ? encodeURI(ATTACHMENTS + file) : undefined;
}

/** A path as the file system knows it; a stray `%` stands for itself. */
export function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}
