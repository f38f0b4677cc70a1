import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from './built-files.ts';

/** Name of the list in the built site. */
export const HASH_LIST = 'SHA256SUMS';

/** Hexadecimal characters of a hash; two blanks separate it from the name. */
const SHA256_LENGTH = 64;

/** In hexadecimal. */
export const contentHash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/**
 * Writes the hashes of all files in `folder`, by which `sha256sum --check` tells whether what was published is what was built.
 * Returns the hash of the list itself.
 * @param known hashes of all of them by their names, where somebody has read them already.
 */
export function writeHashList(folder: string, known?: ReadonlyMap<string, string>): string {
	const hashes = known ?? new Map(builtFiles(folder).map((file) => [file, contentHash(readFileSync(join(folder, file)))]));
	// An earlier list, which the site's own files may bring along, goes.
	const names = [...hashes.keys()].filter((file) => file !== HASH_LIST).sort();
	const lines = names.map((file) => `${hashes.get(file)}  ${file}\n`);
	const list = Buffer.from(lines.join(''));
	writeFileSync(join(folder, HASH_LIST), list);
	return contentHash(list);
}

/** Whether a built site has the files of its list, each as the list says, and nothing else, no link either. */
export function isWhole(folder: string): boolean {
	const hashes = readHashList(folder);
	if (existsSync(folder) && readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => !entry.isFile() && !entry.isDirectory()))
		return false;
	const files = builtFiles(folder).filter((file) => file !== HASH_LIST);
	return files.length === hashes.size && files.every((file) => hashes.get(file) === contentHash(readFileSync(join(folder, file))));
}

/** The hashes of the files in a built site by their names; none where there is no list. */
export function readHashList(folder: string): Map<string, string> {
	if (!existsSync(join(folder, HASH_LIST))) return new Map();
	return readHashes(readFileSync(join(folder, HASH_LIST)));
}

/** The hashes that a list says, by the names of the files. */
export function readHashes(list: Buffer): Map<string, string> {
	const lines = list.toString('utf8').trimEnd().split('\n');
	// Names may have blanks of their own.
	return new Map(lines.map((line): [string, string] => [line.slice(SHA256_LENGTH + 2), line.slice(0, SHA256_LENGTH)]));
}
