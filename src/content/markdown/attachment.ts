import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { addressOfPath } from '#text/address-of-path.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import type { Conventions } from './conventions.ts';

/** Where pictures and files that lie beside Markdown files are published, by their path in the site root. */
export const ATTACHMENTS = '/_files/';

/** Whether a path in the site root may be published as a file beside Markdown: it lies in one of the folders of content and leaves it nowhere. */
export const isAttachment = (file: string, folders: readonly string[]) => folders.some((folder) => isBelow(file, folder)) && !file.split('/').includes('..');

/** Whether a path lies in a folder, whichever form their letters have. */
const isBelow = (file: string, folder: string): boolean => file.normalize().startsWith(`${folder.normalize()}/`);

/** Path in the site of a file named relative to the Markdown file `from`, or from `@site/`; `undefined` when it does not exist in a folder of content. */
export function attachmentPath(
	target: string,
	from: string | undefined,
	{ root, conventions: { folders, files, siteFolder, translatedFrom } }: { root: string; conventions: Conventions },
): string | undefined {
	if (from === undefined) return undefined;
	const path = percentDecoded(target.replace(/[?#].*$/, ''));
	// A translation stands in the place of the text, but may name what it shows from where it lies.
	const places = [from, translatedFrom[from] ?? from].map((place) => posix.join(posix.dirname(place), path));
	const named = path.startsWith('@site/') ? [posix.join(siteFolder, path.slice('@site/'.length))] : places;
	const file = named.find((name) => fileOnDisk(root, name) !== undefined);
	const onDisk = file && fileOnDisk(root, file);
	if (file === undefined || onDisk === undefined) return undefined;
	const published = files.find((folder) => isBelow(file, folder));
	if (published !== undefined) return addressOfPath(`/${onDisk.split('/').slice(published.split('/').length).join('/')}`);
	return isAttachment(file, folders) ? addressOfPath(ATTACHMENTS + file.normalize()) : undefined;
}

/** Longest note that Git LFS leaves in place of a file, in bytes (its specification says "less than 1024"). */
const LONGEST_POINTER = 1024;

/** Why the file at an address in the site, with or without its base, holds no picture: no byte, because a copy broke off, or the note of what Git LFS has not fetched. */
export function lackOfPicture(root: string, address: string): 'empty' | 'pointer' | undefined {
	const at = address.indexOf(ATTACHMENTS);
	const file = at < 0 ? undefined : fileOnDisk(root, percentDecoded(address.slice(at + ATTACHMENTS.length)));
	if (file === undefined) return undefined;
	const path = join(root, file);
	const { size } = statSync(path);
	if (size === 0) return 'empty';
	return size < LONGEST_POINTER && readFileSync(path, 'latin1').startsWith('version https://git-lfs.') ? 'pointer' : undefined;
}

/**
 * The file of that name as the disk has it: older Macs take letters with dots apart, and a copy elsewhere keeps that, for each folder on the way by itself.
 * `undefined` when there is none.
 */
export function fileOnDisk(root: string, file: string): string | undefined {
	if (isFile(join(root, file))) return file;
	// Only names with such letters have two forms.
	if (file.normalize('NFD') === file.normalize('NFC')) return undefined;
	let found = '';
	for (const part of file.split('/')) {
		const name = part === '..' ? part : namesInFolder(join(root, found)).find((entry) => entry.normalize() === part.normalize());
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
