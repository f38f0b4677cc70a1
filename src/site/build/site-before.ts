import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, HASH_LIST, readHashes } from './hash-list.ts';

/** What is known of a file of a built site. */
interface KnownFile {
	hash: string;
	bytes: number;
	/** Whether it is a page that only leads to another one. */
	leadsOn: boolean;
}

/** The site before in a folder of this build's own, whose files are second names of those that stand: nothing may be written into one of them. It is plain data. */
export interface SiteBefore {
	folder: string;
	/** Hash of its list. */
	list: string;
	/** Those that are as the site's list says, by their names in it. */
	files: Map<string, KnownFile>;
	/** Those that are part of the new site as well, each with its compressed forms. */
	taken: Set<string>;
}

/** Whether a file is a page that only leads to another one. */
export const leadsOn = (name: string, content: Buffer): boolean => name.endsWith('.html') && content.includes('<meta http-equiv="refresh"');

/**
 * Makes a folder hold the site in `target`, as far as its list vouches for it. What lies there already, such as the site before that one, is looked at and stays where it is the same, so that a
 * site of many pages costs no new names, but for what has changed. Every file is read in the end where nobody else comes by: another build may exchange the site meanwhile.
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
	// A file counts with its compressed forms only.
	for (const name of hashes.keys()) if (!files.has(name)) files.delete(name.replace(/\.(?:br|gz)$/, ''));
	return { folder, list: contentHash(text), files, taken: new Set() };
}

/** Removes from a folder all that has not the name of a file of the list. Returns the names that are there. */
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

/** The folders in each folder that these files lie in. */
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

/** When a single folder is missing, and there is a single one that nobody wants, that gets its name: that of the search has another one in each edition, and most of its files are the same. */
function renameOdd(folder: string, wanted: ReadonlySet<string>): void {
	const there = new Set(readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])));
	const [odd, ...odder] = [...there].filter((name) => !wanted.has(name));
	const [missing, ...others] = [...wanted].filter((name) => !there.has(name));
	if (odd === undefined || missing === undefined || odder.length + others.length > 0 || existsSync(join(folder, missing))) return;
	renameSync(join(folder, odd), join(folder, missing));
}

/** Gives a folder of the site before another name; it has no folders in it. */
export function moveFolder(before: SiteBefore, from: string, to: string): void {
	mkdirSync(dirname(join(before.folder, to)), { recursive: true });
	renameSync(join(before.folder, from), join(before.folder, to));
	for (const [name, known] of [...before.files]) {
		if (!name.startsWith(`${from}/`)) continue;
		before.files.delete(name);
		before.files.set(to + name.slice(from.length), known);
	}
}

/** A file of a folder when it has this hash. */
function knownFile(folder: string, name: string, hash: string): KnownFile | undefined {
	const content = readFileSync(join(folder, name));
	return contentHash(content) === hash ? { hash, bytes: content.length, leadsOn: leadsOn(name, content) } : undefined;
}

/** Puts a file of the site in `target` into the folder; when it is not as the list says, nothing is there. */
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

/** Gives a file a second name. Not every disk can, so there it is copied. */
export function linkOrCopy(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	try {
		linkSync(from, to);
	} catch {
		copyFileSync(from, to);
	}
}

/**
 * Completes a folder of new files to the whole new site: what was taken of the site before comes to it. Nothing is left of `before` then.
 * @param hashes of all files of the new site, by their names.
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

/** Removes a folder and those around it, up to `top`, as far as they are empty. */
function removeEmpty(top: string, folder: string): void {
	if (folder === '.' || !existsSync(join(top, folder)) || readdirSync(join(top, folder)).length > 0) return;
	rmdirSync(join(top, folder));
	removeEmpty(top, dirname(folder));
}
