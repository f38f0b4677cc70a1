import { isAbsolute, relative } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { describeFileFault } from '#content/markdown/file-fault.ts';
import { type Problem, problemOf } from '#schema/problem.ts';

/** Faults of the database that is only a lock (SQLITE_READONLY, _IOERR, _FULL, _CANTOPEN), as the operating system calls them. */
const OF_DATABASE: Readonly<Record<number, string>> = { 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' };

/**
 * The problem behind an error when the machine is to blame or a file of the site in `root` cannot be read: no room, no right, a link in a circle.
 * `undefined` for every other error, which is a fault of the program.
 */
export function faultOfMachine(error: unknown, root: string): Problem | undefined {
	if (typeof error !== 'object' || error === null) return undefined;
	const place = 'path' in error && typeof error.path === 'string' ? error.path : '';
	const file = place === '' ? '' : relative(root, place).replaceAll('\\', '/');
	const isOfSite = file !== '' && !file.startsWith('..') && !isAbsolute(file);
	const code = codeOf(error);
	// That a file of the program is missing is its own fault.
	const wording = code === 'ENOENT' && !isOfSite ? undefined : describeFileFault({ code }, isOfSite ? file : place);
	if (wording !== undefined) return problemOf(isOfSite ? 'unreadable-file' : 'machine', { file: isOfSite ? file : '', ...wording });
	const inner = 'errors' in error && Array.isArray(error.errors) ? error.errors : 'cause' in error ? [error.cause] : [];
	return inner.map((part: unknown) => faultOfMachine(part, root)).find((problem) => problem !== undefined);
}

/** What the operating system called the fault; parts of the engine are written in Rust, or hand on nothing but the message. */
function codeOf(error: object): string | undefined {
	if ('errcode' in error && typeof error.errcode === 'number') return OF_DATABASE[error.errcode % 256];
	if ('code' in error && typeof error.code === 'string' && error.code.startsWith('E') && !error.code.startsWith('ERR')) return error.code;
	const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
	const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
	if (number !== undefined) return getSystemErrorMap().get(-Number(number))?.[0];
	return /\b(E[A-Z]{3,12}): /.exec(message)?.[1];
}
