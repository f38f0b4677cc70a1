import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Leaves the `kept` entries of a folder that were written or touched last and removes the others. */
export function keepNewest(folder: string, kept: number): void {
	const newestFirst = readdirSync(folder)
		.map((name) => join(folder, name))
		// Another process may have removed it in this moment.
		.map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
		.sort((a, b) => b.at - a.at);
	for (const { path } of newestFirst.slice(kept)) rmSync(path, { recursive: true, force: true });
}
