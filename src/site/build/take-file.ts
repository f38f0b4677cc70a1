import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, readHashList } from './hash-list.ts';

/**
 * Puts a file of the site before there as well, in the place of what is there: under a second name it costs neither time nor room, and not every disk can give one, so there it is copied.
 * Whoever writes in its place has to remove it first. Returns its bytes; `undefined`, and nothing is there, when they are not those with this hash.
 */
export function takeFile(from: string, to: string, hash: string | undefined): number | undefined {
	try {
		linkOrCopy(from, to);
		// Looked at last: another build may exchange the site meanwhile.
		const content = readFileSync(to);
		if (contentHash(content) === hash) return content.length;
		rmSync(to);
	} catch {}
	return undefined;
}

function linkOrCopy(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch {
		// What stands there may be a second name of a file that is not to be written.
		rmSync(to, { force: true });
		copyFileSync(from, to);
	}
}

/**
 * Makes a function that writes texts into a folder, by their path in it. What the site in `standing` says word for word, under whatever name, is taken from there: a new file takes a
 * disk ten times as long as a second name, and longer still to be removed.
 */
export function createWriter(folder: string, standing: string | undefined): (path: string, text: string) => void {
	const made = new Set<string>();
	const names = new Map([...(standing === undefined ? [] : readHashList(standing))].map(([name, hash]) => [hash, name]));
	return (path, text) => {
		const to = join(folder, path);
		if (!made.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
		made.add(dirname(to));
		const content = Buffer.from(text);
		const hash = contentHash(content);
		const name = names.get(hash);
		if (standing !== undefined && name !== undefined && takeFile(join(standing, name), to, hash) !== undefined) return;
		if (standing !== undefined) rmSync(to, { force: true });
		writeFileSync(to, content);
	};
}
