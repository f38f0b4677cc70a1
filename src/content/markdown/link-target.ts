import { posix } from 'node:path';
import { hasScheme } from '#text/has-scheme.ts';
import { isSitePath } from '#text/is-site-path.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { attachmentPath } from './attachment.ts';
import type { Conventions } from './conventions.ts';

/** The part of a site that links in Markdown files need. */
export interface LinkContext {
	/** Folder of the site. */
	root: string;
	/** Path the site is published under, e.g. `/` or `/hilfe/`. */
	base: string;
	/** Path of the page made from a file (relative to the root), without the base. */
	pathOf(file: string): string | undefined;
	conventions: Conventions;
	/** Whether there is a page at a path, without the base. */
	hasPage(path: string): boolean;
	/** Whether the page made from a file stood at an address with a slash at the end, for texts that were written for addresses without. */
	hadSlash?(file: string): boolean;
	/** Paths of the fields that `field:` links may name, by id. */
	fields?(): ReadonlyMap<string, string>;
}

const FIELD_LINK = /^field:(.+)$/;

/** Id of the atlas field in a link such as `field:inspectionDevice.dueDate`. */
export const fieldOfLink = (url: string): string | undefined => FIELD_LINK.exec(url)?.[1];

/** Address in the site of a link in `file` (relative to the root). Links that lead nowhere stay as written. */
export function linkTarget(url: string, file: string | undefined, context: LinkContext): string {
	const { base, pathOf, fields } = context;
	const field = fieldOfLink(url);
	if (field !== undefined) return posix.join(base, fields?.().get(field) ?? url);
	// `pathname:` marks what is published below the base without being a page of the site.
	if (url.startsWith('pathname:')) return publishedAddress(url.replace(/^pathname:\/\//, ''), context);
	if (hasScheme(url) || /^(#|\/\/)/.test(url)) return url;
	const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
	if (/\.mdx?$/.test(target) && file !== undefined) {
		const path = wantedFiles(percentDecoded(target), file, context)
			.flatMap((wanted) => [wanted, otherEnding(wanted)])
			.map(pathOf)
			.find((found) => found !== undefined);
		return path === undefined ? url : posix.join(base, path) + rest;
	}
	if (target.startsWith('/')) return posix.join(base, withSlash(withoutBase(target, context), context)) + rest;
	const path = target === '' ? undefined : (attachmentPath(target, file, context) ?? pageBeside(target, file, context));
	return path === undefined ? url : posix.join(base, path) + rest;
}

/** The files that a path to a Markdown file may mean, best first: relative to the file, to the content folders, to the root. */
function wantedFiles(target: string, file: string, { conventions: { siteFolder, docFolders } }: LinkContext): string[] {
	if (target.startsWith('@site/')) return [posix.join(siteFolder, target.slice('@site/'.length))];
	const beside = posix.join(posix.dirname(file), target);
	if (/^\.\.?\//.test(target)) return [beside];
	// Snapshots belong to the manual that they were taken from.
	const version = /^(?:.*\/)?(?:[\w-]+_)?versioned_docs\/[^/]+/.exec(file)?.[0];
	const roots = [version, ...docFolders.filter((folder) => file.startsWith(`${folder}/`)), siteFolder, '.'];
	return [...(target.startsWith('/') ? [] : [beside]), ...roots.flatMap((root) => (root === undefined ? [] : [posix.join(root, target)]))];
}

/** Address of a link in HTML or a component, which already includes the base. */
export function htmlTarget(url: string, file: string | undefined, context: LinkContext): string {
	const [, path = '', rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(url) ?? [];
	if (path === '') return /^(?:[?#]|$)/.test(url) ? url : linkTarget(url, file, context);
	const own = withoutBase(path, context);
	return path.slice(0, path.length - own.length) + withSlash(own, context) + rest;
}

/** Docusaurus adds the base to addresses without it. */
const withoutBase = (path: string, { base, conventions: { open } }: LinkContext) =>
	open && base !== '/' && `${path}/`.startsWith(base) ? path.slice(base.length - 1) || '/' : path;

/** The address of a path of the site, its base included; anything else as it is. */
const publishedAddress = (url: string, context: LinkContext) => (isSitePath(url) ? context.base.slice(0, -1) + withoutBase(url, context) : url);

/** The address of the page, with a trailing slash. */
const withSlash = (path: string, { hasPage }: LinkContext) => (!path.endsWith('/') && hasPage(`${path}/`) ? `${path}/` : path);

/** Resolves a relative link in texts that were written for addresses without a trailing slash. */
function pageBeside(target: string, file: string | undefined, context: LinkContext): string | undefined {
	if (!context.conventions.open || file === undefined) return undefined;
	const from = context.pathOf(file);
	if (from === undefined) return undefined;
	const { slashless } = context.conventions;
	const isFolder = slashless === false || (slashless === 'no index' && context.hadSlash?.(file));
	return withSlash(posix.join(isFolder ? from : posix.dirname(from.replace(/(.)\/$/, '$1')), percentDecoded(target)), context);
}

/** A page is renamed when it gets its first component; links to its old name stay valid. */
const otherEnding = (file: string) => (file.endsWith('x') ? file.slice(0, -1) : `${file}x`);

/** Address in the site of a picture as it is written in `file`; `undefined` if there is no such picture beside the file. */
export function imageTarget(url: string, file: string | undefined, context: LinkContext): string | undefined {
	const { base } = context;
	const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	if (isSitePath(url)) return posix.join(base, place) + rest;
	if (url.startsWith('pathname:')) return url.replace(/^pathname:\/\//, '');
	if (hasScheme(url) || url.startsWith('//')) return url;
	const path = attachmentPath(url, file, context);
	return path === undefined ? undefined : posix.join(base, path);
}
