import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import { readHashes } from './hash-list.ts';

/** What is known of a file in a built site. */
interface KnownFile {
	hash: string;
	bytes: number;
	/** Whether it is a page that only redirects. */
	leadsOn: boolean;
}

/** The site before in a folder of this build. Its files are hard links to those of the standing site: nothing may be written into them. Plain data. */
export interface SiteBefore {
	folder: string;
	/** Hash of its list. */
	list: string;
	/** The files that match the site's list of hashes, by name. */
	files: Map<string, KnownFile>;
	/** Names of the files that are also part of the new site, each with its compressed forms. */
	taken: Set<string>;
}

/** Whether a file is a page that only redirects. */
export const leadsOn = (name: string, content: Buffer): boolean => name.endsWith('.html') && content.includes('<meta http-equiv="refresh"');

/**
 * Makes a folder hold the site in `target`, as far as its files match its list of hashes. Files that are there already, such as those of the site before that one, are
 * kept if they are the same, so a site of many pages needs new links only for changes. Every file is read in the folder itself, because another build may replace
 * the standing site at any time.
 */
export function beginWith(target: string, folder: string): SiteBefore {
	const text = readFileSync(join(target, HASH_LIST));
	const hashes = readHashes(text);
	const there = clearFolder(folder, hashes);
	const files = new Map<string, KnownFile>();
	for (const [name, hash] of hashes) {
		const known = (there.has(name) ? knownFile(folder, name, hash) : undefined) ?? takeFile({ target, folder, name }, hash);
		if (known !== undefined) files.set(name, known);
	}
	// A file counts only together with its compressed forms.
	for (const name of hashes.keys()) if (!files.has(name)) files.delete(name.replace(/\.(?:br|gz)$/, ''));
	return { folder, list: contentHash(text), files, taken: new Set() };
}

/** Removes everything from a folder whose name is not in the list. Returns the names that remain. */
function clearFolder(folder: string, hashes: ReadonlyMap<string, string>): ReadonlySet<string> {
	const names = new Set<string>();
	const wanted = foldersOf(hashes.keys());
	const clear = (below: string): number => {
		renameOdd(join(folder, below), wanted.get(below) ?? new Set());
		let left = 0;
		for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
			const name = below + entry.name;
			const isWanted = entry.isDirectory() ? clear(`${name}/`) > 0 : entry.isFile() && hashes.has(name);
			if (!isWanted) rmSync(join(folder, name), { recursive: true });
			else if (entry.isFile()) names.add(name);
			left += Number(isWanted);
		}
		return left;
	};
	clear('');
	return names;
}

/** The subfolders of each folder that contains these files. */
function foldersOf(names: Iterable<string>): Map<string, Set<string>> {
	const folders = new Map<string, Set<string>>();
	for (const name of names) {
		for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
			const start = name.lastIndexOf('/', end - 1) + 1;
			const around = name.slice(0, start);
			const known = folders.get(around) ?? new Set();
			if (known.has(name.slice(start, end))) break;
			folders.set(around, known.add(name.slice(start, end)));
		}
	}
	return folders;
}

/** If one wanted folder is missing and one other is left over, the latter is renamed: the folder of the search has a new name in each edition, and most of its files are the same. */
function renameOdd(folder: string, wanted: ReadonlySet<string>): void {
	const there = new Set(readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])));
	const [odd, ...odder] = [...there].filter((name) => !wanted.has(name));
	const [missing, ...others] = [...wanted].filter((name) => !there.has(name));
	if (odd === undefined || missing === undefined || odder.length + others.length > 0 || existsSync(join(folder, missing))) return;
	renameSync(join(folder, odd), join(folder, missing));
}

/** Renames a folder of the site before that has no subfolders. */
export function moveFolder(before: SiteBefore, from: string, to: string): void {
	mkdirSync(dirname(join(before.folder, to)), { recursive: true });
	renameSync(join(before.folder, from), join(before.folder, to));
	for (const [name, known] of [...before.files]) {
		if (!name.startsWith(`${from}/`)) continue;
		before.files.delete(name);
		before.files.set(to + name.slice(from.length), known);
	}
}

/** A file of a folder; `undefined` if it does not have this hash. */
function knownFile(folder: string, name: string, hash: string): KnownFile | undefined {
	const content = readFileSync(join(folder, name));
	return contentHash(content) === hash ? { hash, bytes: content.length, leadsOn: leadsOn(name, content) } : undefined;
}

/** Links a file of the site in `target` into the folder; nothing if it does not match the list. */
function takeFile({ target, folder, name }: Record<'target' | 'folder' | 'name', string>, hash: string): KnownFile | undefined {
	const to = join(folder, name);
	try {
		rmSync(to, { force: true });
		linkOrCopy(join(target, name), to);
		const known = knownFile(folder, name, hash);
		if (known === undefined) rmSync(to);
		return known;
	} catch {
		return undefined;
	}
}

/** Links a file, or copies it if the disk has no hard links. */
export function linkOrCopy(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	try {
		linkSync(from, to);
	} catch {
		copyFileSync(from, to);
	}
}

/**
 * Completes a folder of new files to the whole new site with the files taken from the previous one. `before` is gone afterwards.
 * @param hashes of all files of the new site, by name.
 */
export function completeWith({ folder: before, files }: SiteBefore, folder: string, hashes: ReadonlyMap<string, string>): void {
	const left = [...files.keys()].filter((name) => !hashes.has(name));
	for (const name of left) rmSync(join(before, name));
	for (const below of new Set(left.map((name) => dirname(name)))) removeEmpty(before, below);
	for (const name of [...hashes.keys(), HASH_LIST]) {
		const isSame = files.has(name) && files.get(name)?.hash === hashes.get(name);
		if (isSame) continue;
		mkdirSync(dirname(join(before, name)), { recursive: true });
		renameSync(join(folder, name), join(before, name));
	}
	rmSync(folder, { recursive: true });
	renameSync(before, folder);
}

/** Removes a folder and its parents below `top`, as long as they are empty. */
function removeEmpty(top: string, folder: string): void {
	if (folder === '.' || !existsSync(join(top, folder)) || readdirSync(join(top, folder)).length > 0) return;
	rmdirSync(join(top, folder));
	removeEmpty(top, dirname(folder));
}
