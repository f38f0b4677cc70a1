import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes files so that readers see either all old ones or all new ones, each complete: everything is on disk before the first one is replaced.
 * The last file is decisive; if it cannot be replaced, the others, which must not have existed before, are removed again.
 * @param files absolute paths and what goes into them.
 */
export function saveTogether(files: readonly { path: string; text: string | Uint8Array }[]): void {
	const staged = files.map(({ path, text }) => ({ path, text, temporary: join(dirname(path), `.${basename(path)}.${process.pid}.tmp`) }));
	const placed: string[] = [];
	try {
		for (const { text, temporary } of staged) {
			mkdirSync(dirname(temporary), { recursive: true });
			writeFileSync(temporary, text, { flush: true });
		}
		for (const { path, temporary } of staged) {
			renameSync(temporary, path);
			placed.push(path);
		}
	} catch (error) {
		for (const path of [...placed, ...staged.map(({ temporary }) => temporary)]) rmSync(path, { force: true });
		throw error;
	}
}
