import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { linkOrCopy, moveFolder, type SiteBefore } from './site-before.ts';

/**
 * Makes a function that writes texts into a folder, by their path in it. Texts that the site before has are taken from there, or linked if they have another name: a new
 * file takes ten times as long as a link, and even longer to remove. The function returns whether the folder contains the file now.
 */
export function createWriter(folder: string, before: SiteBefore | undefined): (path: string, text: string) => boolean {
	const made = new Set<string>();
	const takeText = before === undefined ? () => undefined : textTaker(before);
	return (path, text) => {
		const name = path.slice(1);
		const content = Buffer.from(text);
		const taken = takeText(name, content);
		if (taken === 'stands') return false;
		const to = join(folder, name);
		if (!made.has(dirname(to))) mkdirSync(dirname(to), { recursive: true });
		made.add(dirname(to));
		// The existing file may be a hard link to one of the site before.
		if (before !== undefined) rmSync(to, { force: true });
		if (taken === undefined) writeFileSync(to, content);
		else linkOrCopy(taken.from, to);
		return true;
	};
}

/** Makes a function that tells whether the site before has a text under its name, or where it has it under another one. */
function textTaker(before: SiteBefore): (name: string, content: Buffer) => 'stands' | { from: string } | undefined {
	const { files, taken } = before;
	const namesByHash = () => new Map([...files].map(([name, { hash }]) => [hash, name]));
	let names = namesByHash();
	const asked = new Set<string>();
	const takeSame = (name: string, hash: string): boolean => {
		const isSame = files.get(name)?.hash === hash;
		if (isSame) taken.add(name);
		return isSame;
	};
	return (name, content) => {
		const hash = contentHash(content);
		if (takeSame(name, hash)) return 'stands';
		const other = names.get(hash);
		if (other === undefined) return undefined;
		// The folder of the search is named after its content; renamed to the new edition, it lacks only a few files.
		const [from, to] = [dirname(other), dirname(name)];
		const isAsked = asked.has(to);
		asked.add(to);
		if (!isAsked && isNewName(before, from, to)) {
			moveFolder(before, from, to);
			names = namesByHash();
			if (takeSame(name, hash)) return 'stands';
		}
		return { from: join(before.folder, names.get(hash) ?? other) };
	};
}

/** Whether `to` is a folder that the site before does not have, and no file of `from` is part of the new site yet. */
function isNewName({ files, taken }: SiteBefore, from: string, to: string): boolean {
	const isBelow = (folder: string) => (name: string) => name.startsWith(`${folder}/`);
	if (from === '.' || dirname(from) !== dirname(to) || [...files.keys()].some(isBelow(to)) || [...taken].some(isBelow(from))) return false;
	return [...files.keys()].filter(isBelow(from)).every((name) => dirname(name) === from);
}
