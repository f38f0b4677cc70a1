import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of a built site that hold it in another language, by the page that each has for what is missing in it. */
export const builtLanguages = (folder: string): string[] =>
	readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, '404.html')))
		.map(({ name }) => name);
