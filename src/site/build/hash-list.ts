import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the list in the built site. */
export const HASH_LIST = 'SHA256SUMS';

/** Writes the hashes of all files in `folder`, by which `sha256sum --check` tells whether what was published is what was built. */
export function writeHashList(folder: string): void {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.sort();
	const lines = files.map(
		(file) =>
			`${createHash('sha256')
				.update(readFileSync(join(folder, file)))
				.digest('hex')}  ${file}\n`,
	);
	writeFileSync(join(folder, HASH_LIST), lines.join(''));
}
