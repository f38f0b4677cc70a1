import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files in the folder of a site that is being built, as paths in it (`docs/index.html`), in no particular order. Links are not files. */
export const builtFiles = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => pathOfEntry(folder, entry));

/** The path of an entry in a folder of a site. */
export const pathOfEntry = (folder: string, entry: Dirent): string => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
