import type { Wording } from '#schema/problem.ts';
import { fileFaults } from '#words/file-faults.ts';

/** Error codes of the operating system, by their meaning for the owner of a file. */
const FAULT_BY_CODE: Readonly<Record<string, keyof typeof fileFaults>> = {
	EACCES: 'forbidden',
	EPERM: 'forbidden',
	EROFS: 'readOnly',
	ENOSPC: 'full',
	EDQUOT: 'full',
	EFBIG: 'full',
	EBUSY: 'mounted',
	EXDEV: 'mounted',
	EEXIST: 'noFolder',
	EMFILE: 'manyFiles',
	ENFILE: 'manyFiles',
	ENOMEM: 'noMemory',
	ELOOP: 'circle',
	ERR_FS_EISDIR: 'folder',
	ERR_UNSUPPORTED_DIR_IMPORT: 'folder',
	EISDIR: 'folder',
	ENOTDIR: 'noFolder',
	ENOENT: 'missing',
	EIO: 'broken',
	ENAMETOOLONG: 'longName',
};

/** A message for the writer about an error of the operating system; `undefined` if the error is not about files. `name` is the writer's name for the file. */
export function describeFileFault(error: unknown, name: string): Wording | undefined {
	const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
	const fault = FAULT_BY_CODE[code];
	return fault === undefined ? undefined : fileFaults[fault](name);
}
