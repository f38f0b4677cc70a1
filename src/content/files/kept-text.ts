import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
	return content.slice(0, end) === sealOf(name, text) ? text : undefined;
}

/** Keeps a text. A disk that is full or cannot be written keeps nothing: what is kept saves time only. */
export function keepText(file: string, name: string, text: string): void {
	const draft = `${file}.${process.pid}`;
	try {
		mkdirSync(dirname(file), { recursive: true });
	} catch {
		return;
	}
	try {
		// In one step: a build that is killed while it writes must not leave half a text under a good name.
		writeFileSync(draft, `${sealOf(name, text)}\n${text}`);
		rmSync(file, { recursive: true, force: true });
		renameSync(draft, file);
	} catch {
		rmSync(draft, { force: true });
	}
}

const sealOf = (name: string, text: string): string => createHash('sha256').update(name).update('\0').update(text).digest('hex');
