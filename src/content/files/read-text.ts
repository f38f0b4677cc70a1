import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import { noText, noUtf8 } from '#words/file-faults.ts';
import { describeFileFault } from './file-fault.ts';

/**
 * The text of a file of the site, with the line ends of Unix, composed letters and without a byte order mark, whatever program wrote it.
 * Throws a `SiteError` when it cannot be read, is not written in UTF-8, or contains the character NUL, which no text has: UTF-16 without a mark looks like UTF-8 with it.
 */
export function readText(root: string, file: string): string {
	const { text, damage } = readDamagedText(root, file);
	if (damage !== undefined) throw new SiteError([damage]);
	return text;
}

/**
 * The same of a file that may be damaged, with what is wrong with it: what is no character is U+FFFD, NUL included
 * (CommonMark 0.31, 2.3). Throws a `SiteError` when it cannot be read.
 */
export function readDamagedText(root: string, file: string): { text: string; damage: Problem | undefined } {
	const bytes = readFileBytes(root, file);
	const text = asUnix(bytes.toString('utf8'));
	if (!isUtf8(bytes)) return { text: text.replaceAll('\0', '\ufffd'), damage: problemOf('unreadable-file', { file, line: lineOfFault(bytes), ...noUtf8 }) };
	const nul = text.indexOf('\0');
	if (nul === -1) return { text, damage: undefined };
	return { text: text.replaceAll('\0', '\ufffd'), damage: problemOf('unreadable-file', { file, line: text.slice(0, nul).split('\n').length, ...noText }) };
}

/** A text as programs on Unix write it. Letters and their marks are one character (NFC), as in the names of files: from Macs may come `u` with `¨` behind it. */
export function asUnix(text: string): string {
	const bare = text.startsWith('\ufeff') ? text.slice(1) : text;
	return (bare.includes('\r') ? bare.replace(/\r\n?/g, '\n') : bare).normalize();
}

function readFileBytes(root: string, file: string): Buffer {
	try {
		return readFileSync(join(root, file));
	} catch (error) {
		const fault = describeFileFault(error, file);
		if (fault === undefined) throw error;
		throw new SiteError([problemOf('unreadable-file', { file, ...fault })]);
	}
}

/** 1-based line with the first byte that is not UTF-8; no byte of a longer character is a line end. */
export function lineOfFault(bytes: Buffer): number {
	let line = 1;
	for (let start = 0; start < bytes.length; line++) {
		const end = bytes.indexOf(10, start);
		if (!isUtf8(bytes.subarray(start, end === -1 ? bytes.length : end))) break;
		start = end === -1 ? bytes.length : end + 1;
	}
	return line;
}
