import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * What `keepText` put into `file`; `undefined` when there is nothing, or something else: a text that was cut, overwritten, or belongs to another name.
 * @param name says what is kept, so that no entry stands in for another.
 */
export function keptText(file: string, name: string): string | undefined {
	let content: string;
	try {
		content = readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
	const end = content.indexOf('\n');
	const text = content.slice(end + 1);
	return content.slice(0, end) === textSeal(name, text) ? text : undefined;
}

/** Keeps a text. A disk that is full or cannot be written keeps nothing: what is kept saves time only. */
export function keepText(file: string, name: string, text: string): void {
	const draft = `${file}.${process.pid}-${threadId}`;
	try {
		// In one step: a build that is killed while it writes must not leave half a text under a good name.
		writeInFolder(draft, `${textSeal(name, text)}\n${text}`);
		replaceFile(draft, file);
	} catch {
		removeDraft(draft);
	}
}

/** Where a file stands in the place of the folder there is no draft, and no way to it. */
function removeDraft(draft: string): void {
	try {
		rmSync(draft, { force: true });
	} catch {}
}

/** Makes the folder only when it is not there: most texts come into one that is. */
function writeInFolder(file: string, text: string): void {
	try {
		writeFileSync(file, text);
	} catch {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}

/** Whatever stands in the place goes, a folder too. */
function replaceFile(draft: string, file: string): void {
	try {
		renameSync(draft, file);
	} catch {
		rmSync(file, { recursive: true, force: true });
		renameSync(draft, file);
	}
}

const textSeal = (name: string, text: string): string => createHash('sha256').update(name).update('\0').update(text).digest('hex');
