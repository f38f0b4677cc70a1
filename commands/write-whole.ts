import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file for people so that in its place there is the one before or the whole new one, also when the disk is full or the command is ended. */
export function writeWhole(place: string, content: Uint8Array): void {
	const aside = join(dirname(place), `.${basename(place)}.${process.pid}`);
	try {
		writeFileSync(aside, content, { flush: true });
		renameSync(aside, place);
	} finally {
		rmSync(aside, { force: true });
	}
}
