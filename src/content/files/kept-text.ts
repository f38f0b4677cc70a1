import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { contentHash } from './content-hash.ts';

/**
 * The text that `keepText` wrote into `file`; `undefined` if there is none, or if it was truncated, overwritten, or belongs to another name.
 * @param name says what is kept, so that no entry stands in for another.
 */
export const keptText = (file: string, name: string): string | undefined => keptBytes(file, name)?.toString('utf8');

/** The bytes that `keepBytes` wrote into `file`, likewise. */
export function keptBytes(file: string, name: string): Buffer | undefined {
	let content: Buffer;
	try {
		content = readFileSync(file);
	} catch {
		return undefined;
	}
	const end = content.indexOf('\n');
	const bytes = content.subarray(end + 1);
	return content.toString('latin1', 0, end) === byteSeal(name, bytes) ? bytes : undefined;
}

/** Keeps a text. A disk that is full or cannot be written keeps nothing: what is kept saves time only. */
export const keepText = (file: string, name: string, text: string): void => keepBytes(file, name, Buffer.from(text));

/** The same of bytes. */
export function keepBytes(file: string, name: string, bytes: Uint8Array): void {
	const draft = `${file}.${process.pid}-${threadId}`;
	try {
		// In one step: a build that is killed while it writes must not leave half a text under a good name.
		writeInFolder(draft, [Buffer.from(`${byteSeal(name, bytes)}\n`), bytes]);
		replaceFile(draft, file);
	} catch {
		removeDraft(draft);
	}
}

/** If a file has the place of the folder, no draft was written and none can be removed. */
function removeDraft(draft: string): void {
	try {
		rmSync(draft, { force: true });
	} catch {}
}

/** Makes the folder only when it is not there: most texts come into one that is. */
function writeInFolder(file: string, parts: readonly Uint8Array[]): void {
	const target = openToWrite(file);
	try {
		for (const part of parts) writeFileSync(target, part);
	} finally {
		closeSync(target);
	}
}

function openToWrite(file: string): number {
	try {
		return openSync(file, 'w');
	} catch {
		mkdirSync(dirname(file), { recursive: true });
		return openSync(file, 'w');
	}
}

/** Whatever has that path is removed, even a folder. */
function replaceFile(draft: string, file: string): void {
	try {
		renameSync(draft, file);
	} catch {
		rmSync(file, { recursive: true, force: true });
		renameSync(draft, file);
	}
}

/** A sum of the bytes is enough against accidents, and made in a fifth of the time of a hash: a build of 1,000 pages seals and checks 75 MB. */
const byteSeal = (name: string, bytes: Uint8Array): string => `${contentHash(name)} ${bytes.length} ${crc32(bytes)}`;
