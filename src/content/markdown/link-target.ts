import { posix } from 'node:path';
import { attachmentPath, decodePath } from './attachment.ts';

/** What the links of a Markdown file need to know of the site. */
export interface LinkContext {
	/** Folder of the site. */
	root: string;
	/** Path the site is published under, e.g. `/` or `/hilfe/`. */
	base: string;
	/** Path of the page made from a file (relative to the root), without the base. */
	pathOf(file: string): string | undefined;
	/** Paths of the fields that `field:` links may name, by id. */
	fields?(): ReadonlyMap<string, string>;
}

const FIELD = /^field:(.+)$/;

/** Id of the field of the atlas that a link such as `field:inspectionDevice.dueDate` names. */
export const fieldOf = (url: string): string | undefined => FIELD.exec(url)?.[1];

/** Address in the site of a link as it is written in `file` (relative to the root). What leads nowhere stays as written. */
export function linkTarget(url: string, file: string | undefined, { root, base, pathOf, fields }: LinkContext): string {
	const field = fieldOf(url);
	if (field !== undefined) return posix.join(base, fields?.().get(field) ?? url);
	if (/^([a-z][a-z+.-]*:|#|\/\/)/i.test(url)) return url;
	const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
	if (/\.mdx?$/.test(target) && file !== undefined) {
		const wanted = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(file), decodePath(target));
		const path = pathOf(wanted) ?? pathOf(otherEnding(wanted));
		return path === undefined ? url : posix.join(base, path) + rest;
	}
	if (target.startsWith('/')) return posix.join(base, target) + rest;
	const path = target === '' ? undefined : attachmentPath(root, target, file);
	return path === undefined ? url : posix.join(base, path) + rest;
}

/** A page that gets its first component is renamed; links to it stay right. */
const otherEnding = (file: string) => (file.endsWith('x') ? file.slice(0, -1) : `${file}x`);

/** Address in the site of a picture as it is written in `file`; `undefined` when there is no such picture beside the file. */
export function imageTarget(url: string, file: string | undefined, { root, base }: LinkContext): string | undefined {
	if (url.startsWith('/')) return posix.join(base, url);
	if (/^[a-z]+:/i.test(url)) return url;
	const path = attachmentPath(root, url, file);
	return path === undefined ? undefined : posix.join(base, path);
}
