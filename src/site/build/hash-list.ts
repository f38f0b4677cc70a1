import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import { builtFiles, pathOfEntry } from './built-files.ts';

/** Hexadecimal characters of a hash; two spaces separate it from the name. */
const SHA256_LENGTH = 64;

/**
 * Writes the hashes of all files in `folder`, so that `sha256sum --check` tells whether what was published is what was built.
 * Returns the hash of the list itself.
 * @param known the hashes by file name, if they are known.
 */
export function writeHashList(folder: string, known?: ReadonlyMap<string, string>): string {
	const hashes = known ?? new Map(builtFiles(folder).map((file) => [file, contentHash(readFileSync(join(folder, file)))]));
	// The site's own files may include an earlier list.
	const names = [...hashes.keys()].filter((file) => file !== HASH_LIST).sort();
	const lines = names.map((file) => `${hashes.get(file)}  ${file}\n`);
	const list = Buffer.from(lines.join(''));
	writeFileSync(join(folder, HASH_LIST), list);
	return contentHash(list);
}

/** Whether a built site has exactly the files of its list, unchanged, and nothing else, not even a link. */
export function isWhole(folder: string): boolean {
	const hashes = readHashList(folder);
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
	if (!entries.every((entry) => entry.isFile())) return false;
	const files = entries.map((entry) => pathOfEntry(folder, entry)).filter((file) => file !== HASH_LIST);
	return files.length === hashes.size && files.every((file) => hashes.get(file) === contentHash(readFileSync(join(folder, file))));
}

/** The hashes of the files in a built site, by name; empty if it has no list. */
export function readHashList(folder: string): Map<string, string> {
	if (!existsSync(join(folder, HASH_LIST))) return new Map();
	return readHashes(readFileSync(join(folder, HASH_LIST)));
}

/** The hashes in a list, by file name. */
export function readHashes(list: Buffer): Map<string, string> {
	const lines = list.toString('utf8').trimEnd().split('\n');
	// Names may contain spaces.
	return new Map(lines.map((line): [string, string] => [line.slice(SHA256_LENGTH + 2), line.slice(0, SHA256_LENGTH)]));
}
