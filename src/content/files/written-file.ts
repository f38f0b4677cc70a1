import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';

/** The file that was written, and the owner's file that was kept for it. */
export interface WrittenFile {
	file: string;
	kept?: string;
}

/** A file that a command writes where its owner may change it. */
export interface SealedFile {
	/** Name in its folder, and the one beside it for a text that finds it changed, the first, second … time. */
	name: string;
	beside(count: number): string;
	/** What its last line begins with, as a comment: behind it stands the hash of what is above. */
	seal: string;
	/** Whether the command names it by its file name. */
	isProgram?: boolean;
}

/** A text with the last line of a file that nobody has changed since it was written. */
export function sealedText(text: string, { seal }: Pick<SealedFile, 'seal'>): string {
	return `${text}${seal} ${contentHash(text).slice(0, 16)}\n`;
}

/** Whether a text is as `writeUnlessOwn` writes it, however its lines end and an editor marks its beginning. */
function isUntouched(text: string, file: SealedFile): boolean {
	const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
	return lines === sealedText(lines.slice(0, lines.lastIndexOf(file.seal)), file);
}

/**
 * Writes `text` as `file` into `folder` (absolute). What its owner has changed or made there stays, also a folder or a link of that name: the text goes into the first
 * free one beside it then. Where it does not any more, texts beside it that nobody has changed go.
 */
export function writeUnlessOwn(folder: string, text: string, file: SealedFile): WrittenFile {
	mkdirSync(folder, { recursive: true });
	const isOurs = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true && isUntouched(readFileSync(path, 'utf8'), file);
	// A link that leads nowhere is there as well: what is written to it would lie elsewhere.
	const isFree = (path: string) => lstatSync(path, { throwIfNoEntry: false }) === undefined || isOurs(path);
	const wanted = join(folder, file.name);
	let path = wanted;
	for (let count = 1; !isFree(path); count++) path = join(folder, file.beside(count));
	writeFileSync(path, sealedText(text, file));
	if (file.isProgram) chmodSync(path, 0o755);
	if (path !== wanted) return { file: path, kept: wanted };
	for (let count = 1; isOurs(join(folder, file.beside(count))); count++) rmSync(join(folder, file.beside(count)));
	return { file: path };
}
