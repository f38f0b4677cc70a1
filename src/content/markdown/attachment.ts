import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { addressOfPath } from '#text/address-of-path.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import type { Conventions } from './conventions.ts';

/** Address below which pictures and files beside Markdown files are published, by their path in the site root. */
export const ATTACHMENTS = '/_files/';

/** Whether a path in the site root may be published as a file beside Markdown: it is in one of the content folders and never leaves it. */
export const isAttachment = (file: string, folders: readonly string[]) => folders.some((folder) => isBelow(file, folder)) && !file.split('/').includes('..');

/** Whether a path is in a folder, in any Unicode normalisation form. */
const isBelow = (file: string, folder: string): boolean => file.normalize().startsWith(`${folder.normalize()}/`);

/** Path in the site of a file named relative to the Markdown file `from`, or from `@site/`; `undefined` if it does not exist in a content folder. */
export function attachmentPath(
	target: string,
	from: string | undefined,
	{ root, conventions: { folders, files, siteFolder, translatedFrom } }: { root: string; conventions: Conventions },
): string | undefined {
	if (from === undefined) return undefined;
	const path = pathOfTarget(target);
	// A translation replaces the original file, but its paths may be relative to its own place.
	const places = [from, translatedFrom[from] ?? from].map((place) => posix.join(posix.dirname(place), path));
	const named = path.startsWith('@site/') ? [posix.join(siteFolder, path.slice('@site/'.length))] : places;
	const file = named.find((name) => fileOnDisk(root, name) !== undefined);
	const onDisk = file && fileOnDisk(root, file);
	if (file === undefined || onDisk === undefined) return undefined;
	const published = files.find((folder) => isBelow(file, folder));
	if (published !== undefined) return addressOfPath(`/${onDisk.split('/').slice(published.split('/').length).join('/')}`);
	return isAttachment(file, folders) ? addressOfPath(ATTACHMENTS + file.normalize()) : undefined;
}

/** The path of a file that differs from `target` only in case (other systems would find it), as `from` would write it. */
export function attachmentInOtherCase(target: string, from: string | undefined, { root }: { root: string }): string | undefined {
	if (from === undefined) return undefined;
	const folder = posix.dirname(from);
	const found = fileInOtherCase(root, posix.join(folder, pathOfTarget(target)));
	return found && `./${posix.relative(folder, found)}`.replace(/^\.\/\.\./, '..');
}

const pathOfTarget = (address: string): string => percentDecoded(address.replace(/[?#].*$/, ''));

/** Longest pointer file of Git LFS in bytes (its specification says "less than 1024"). */
const LONGEST_POINTER = 1024;

/** Why a file is not a picture: it is empty, because copying was interrupted, or a pointer to a file that Git LFS has not fetched. */
export function lackOfFile(path: string): 'empty' | 'pointer' | undefined {
	const { size } = statSync(path);
	if (size === 0) return 'empty';
	return size < LONGEST_POINTER && readFileSync(path, 'latin1').startsWith('version https://git-lfs.') ? 'pointer' : undefined;
}

/** The same for the picture at an address in the site, beside a text or in a published folder. Also `undefined` for a missing picture. */
export function lackOfPicture(address: string, { root, base, conventions }: PictureSite): ReturnType<typeof lackOfFile> {
	const path = pathOfTarget(address);
	const own = path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, '');
	const beside = ATTACHMENTS.slice(1);
	const places = own.startsWith(beside) ? [own.slice(beside.length)] : conventions.files.map((folder) => posix.join(folder, own));
	const file = places.map((place) => fileOnDisk(root, place)).find((found) => found !== undefined);
	return file === undefined ? undefined : lackOfFile(join(root, file));
}

/** The part of a site that is needed to find its pictures. */
interface PictureSite {
	root: string;
	base: string;
	conventions: Pick<Conventions, 'files'>;
}

/**
 * The path of a file as the disk spells it: older Macs decompose letters such as umlauts, and copies on other disks keep that, for each folder separately.
 * `undefined` if there is none.
 */
export function fileOnDisk(root: string, file: string): string | undefined {
	if (isFile(join(root, file))) return file;
	// Only names with such letters have two spellings.
	if (file.normalize('NFD') === file.normalize('NFC')) return undefined;
	return fileLike(root, file, (name) => name.normalize());
}

/** The file whose path differs only in case, which other systems would find. */
export const fileInOtherCase = (root: string, file: string): string | undefined => fileLike(root, file, (name) => name.normalize().toLowerCase());

/** A file whose path parts are all `alike` the given ones. */
function fileLike(root: string, file: string, alike: (name: string) => string): string | undefined {
	let found = '';
	for (const part of file.split('/')) {
		const name = part === '..' ? part : namesInFolder(join(root, found)).find((entry) => alike(entry) === alike(part));
		if (name === undefined) return undefined;
		found = posix.join(found, name);
	}
	return isFile(join(root, found)) ? found : undefined;
}

function namesInFolder(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

function isFile(path: string): boolean {
	try {
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
