import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a text was written, and the file of the owner that was left alone for that. */
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
}

/** A text with the last line of a file that nobody has changed since it was written. */
export function sealedText(text: string, { seal }: Pick<SealedFile, 'seal'>): string {
	return `${text}${seal} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}\n`;
}

/** Whether a text is as `writeUnlessOwn` writes it, however its lines end. */
function isUntouched(text: string, file: SealedFile): boolean {
	const lines = text.replaceAll('\r\n', '\n');
	return lines === sealedText(lines.slice(0, lines.lastIndexOf(file.seal)), file);
}

/** Writes `text` as `file` into `folder` (absolute). A file there that its owner has changed or made stays: the text goes into the first free one beside it then. */
export function writeUnlessOwn(folder: string, text: string, file: SealedFile): WrittenFile {
	mkdirSync(folder, { recursive: true });
	const isFree = (path: string) => !existsSync(path) || isUntouched(readFileSync(path, 'utf8'), file);
	const wanted = join(folder, file.name);
	let path = wanted;
	for (let count = 1; !isFree(path); count++) path = join(folder, file.beside(count));
	writeFileSync(path, sealedText(text, file));
	return path === wanted ? { file: path } : { file: path, kept: wanted };
}
