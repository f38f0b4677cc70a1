import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the settings were written, and the file of the owner that was left alone for that. */
export interface WrittenFile {
	file: string;
	kept?: string;
}

/** The last line of a file that nobody has changed since it was written: it names what stands above it. */
const WRITTEN_LINE = /\/\/ nonius import ([0-9a-f]{16})\n$/;

const writtenLine = (text: string) => `// nonius import ${createHash('sha256').update(text).digest('hex').slice(0, 16)}\n`;

/** Whether a text is as it was written by `writeUnlessOwn`, however its lines end. */
function isUntouched(text: string): boolean {
	const lines = text.replaceAll('\r\n', '\n');
	const body = lines.replace(WRITTEN_LINE, '');
	return lines === body + writtenLine(body);
}

/**
 * Writes `text` as `site.config.ts` into `folder` (absolute). A file there that its owner has changed or made stays: the text goes into `site.config.new.ts`
 * then, or into the next free name.
 */
export function writeUnlessOwn(folder: string, text: string): WrittenFile {
	mkdirSync(folder, { recursive: true });
	const isFree = (file: string) => !existsSync(file) || isUntouched(readFileSync(file, 'utf8'));
	const wanted = join(folder, 'site.config.ts');
	let file = wanted;
	for (let count = 1; !isFree(file); count++) file = join(folder, `site.config.new${count === 1 ? '' : `-${count}`}.ts`);
	writeFileSync(file, text + writtenLine(text));
	return file === wanted ? { file } : { file, kept: wanted };
}
