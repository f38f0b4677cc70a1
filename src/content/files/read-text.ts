import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemOf, SiteError } from '#schema/problem.ts';
import { noText, noUtf8 } from '#words/file-faults.ts';
import { describeFileFault } from './file-fault.ts';

/**
 * The text of a file of the site, with the line ends of Unix, composed letters and without a byte order mark, whatever program wrote it.
 * Throws a `SiteError` when it cannot be read, is not written in UTF-8, or holds the sign NUL, which no text has: UTF-16 without a mark looks like UTF-8 with it.
 */
export function readText(root: string, file: string): string {
	const bytes = readFileBytes(root, file);
	if (!isUtf8(bytes)) throw new SiteError([problemOf('unreadable-file', { file, line: lineOfFault(bytes), ...noUtf8 })]);
	const nul = bytes.indexOf(0);
	if (nul !== -1)
		throw new SiteError([
			problemOf('unreadable-file', {
				file,
				line: bytes
					.subarray(0, nul)
					.toString('utf8')
					.split(/\r\n?|\n/).length,
				...noText,
			}),
		]);
	return asUnix(bytes.toString('utf8'));
}

/** A text as programs on Unix write it. Letters and their marks are one sign (NFC), as in the names of files: from Macs may come `u` with `¨` behind it. */
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

/** 1-based line with the first byte that is not UTF-8; no byte of a longer sign is a line end. */
export function lineOfFault(bytes: Buffer): number {
	let line = 1;
	for (let start = 0; start < bytes.length; line++) {
		const end = bytes.indexOf(10, start);
		if (!isUtf8(bytes.subarray(start, end === -1 ? bytes.length : end))) break;
		start = end === -1 ? bytes.length : end + 1;
	}
	return line;
}
