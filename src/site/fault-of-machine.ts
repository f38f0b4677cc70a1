import { basename, dirname, isAbsolute, join, sep } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { describeFileFault } from '#content/files/file-fault.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFile } from './site-file.ts';

/** Faults of the database that is only a lock (SQLITE_READONLY, _IOERR, _FULL, _CANTOPEN), as the operating system calls them. */
const OF_DATABASE: Readonly<Record<number, string>> = { 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' };

/**
 * The problem behind an error when the machine is to blame or a file of the site in `root` cannot be read: no room, no right, a link in a circle.
 * `undefined` for every other error, which is a fault of the program.
 * @param outDir folder of the result, which may lie among the sources: what the program writes itself is no file of the site.
 */
export function faultOfMachine(error: unknown, root: string, outDir = join(root, 'dist')): Problem | undefined {
	if (typeof error !== 'object' || error === null) return undefined;
	// A program that does not start, or a connection: neither is about files.
	if ('syscall' in error && /^(?:spawn|listen|connect)/.test(String(error.syscall))) return undefined;
	const place = 'path' in error && typeof error.path === 'string' ? error.path : '';
	const file = isAbsolute(place) && !isMade(place, root, outDir) ? siteFile(root, place) : undefined;
	const code = systemCode(error);
	// That a file of the program is missing is its own fault.
	const wording = code === 'ENOENT' && !file ? undefined : describeFileFault({ code }, file || place);
	if (wording !== undefined) return problemOf(file ? 'unreadable-file' : 'machine', { file: file ?? '', ...wording });
	const inner = 'errors' in error && Array.isArray(error.errors) ? error.errors : 'cause' in error ? [error.cause] : [];
	return inner.map((part: unknown) => faultOfMachine(part, root, outDir)).find((problem) => problem !== undefined);
}

/** Whether builds write a path: the result, the folders beside it in which they work, what they keep. */
function isMade(path: string, root: string, outDir: string): boolean {
	const starts = [outDir + sep, join(dirname(outDir), `.${basename(outDir)}-`), join(root, '.cache') + sep];
	return starts.some((start) => (path + sep).startsWith(start));
}

/** What the operating system called the fault; parts of the engine are written in Rust, or hand on nothing but the message. */
function systemCode(error: object): string | undefined {
	if ('errcode' in error && typeof error.errcode === 'number') return OF_DATABASE[error.errcode % 256];
	// What Node says of a folder on a disk that can only be read, when it would make those around it as well.
	if ('syscall' in error && error.syscall === 'mkdir' && 'code' in error && error.code === 'ENOENT') return 'EROFS';
	// A thread has a limit of its own, and the process lives on.
	if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return 'ENOMEM';
	if ('code' in error && typeof error.code === 'string' && error.code.startsWith('E') && !error.code.startsWith('ERR')) return error.code;
	const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
	const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
	if (number !== undefined) return getSystemErrorMap().get(-Number(number))?.[0];
	return /\b(E[A-Z]{3,12}): /.exec(message)?.[1];
}
