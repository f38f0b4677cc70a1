import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeFileFault } from '#content/files/file-fault.ts';
import { lineOfFault } from '#content/files/read-text.ts';
import { decodeText } from '#openapi/load/decode-text.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { apiFaults } from '#words/api-faults.ts';

/**
 * Reads the text of a description or of a part of it. `undefined` with a problem of the rule `api-file` when there is none; what is not written in UTF-8 is told.
 * @param file relative to `root`, or absolute; named in the problems.
 */
export function readDescriptionText(root: string, file: string): { text: string | undefined; problems: Problem[] } {
	let bytes: Buffer;
	try {
		bytes = readFileSync(resolve(root, file));
	} catch (error) {
		const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
		const fault = missing ? undefined : describeFileFault(error, file);
		if (fault !== undefined) return { text: undefined, problems: [problemOf('api-file', { file, ...fault })] };
		const message = missing ? apiFaults.noDescription(file) : apiFaults.unreadable(file);
		return { text: undefined, problems: [problemOf('api-file', { file, message, hint: apiFaults.pathHint })] };
	}
	const decoded = decodeText(bytes);
	if (decoded === undefined) return { text: undefined, problems: [noText(file)] };
	const { text, encoding } = decoded;
	if (encoding !== 'utf-8') return { text, problems: [otherEncoding(file, encoding)] };
	return { text, problems: isUtf8(bytes) ? [] : [unknownEncoding(file, lineOfFault(bytes))] };
}

function noText(file: string): Problem {
	return problemOf('api-file', { file, message: apiFaults.noText(file), hint: apiFaults.noTextHint });
}

function unknownEncoding(file: string, line: number): Problem {
	return problemOf('api-reading', { file, line, message: apiFaults.unknownEncoding, hint: apiFaults.unknownEncodingHint });
}

function otherEncoding(file: string, encoding: string): Problem {
	return problemOf('api-reading', { file, line: 1, message: apiFaults.otherEncoding(encoding.toUpperCase()), hint: apiFaults.otherEncodingHint });
}
