import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** A name that may mean more files than this is not resolved: all of them would be in the program. */
const MOST_MEANT = 1_000;

/** The files that a `require` in `importer` may mean, by the beginning and end of their names as they are written there. */
export const modulesBeside =
	(site: string, importer: string) =>
	(beginning: string, end: string): string[] => {
		const [, loaders = '', way = '', folder = ''] = /^((?:.*!)?)((@site\/|\.{0,2}\/)?.*?)[^/]*$/.exec(beginning) ?? [];
		if (folder === '') return [];
		const base = folder.startsWith('.') ? join(dirname(importer), way) : join(site, way.replace(/^@site/, ''));
		if (!existsSync(base)) return [];
		const files = readdirSync(base, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && entry.name.endsWith(posix.basename(end)))
			.map((entry) => loaders + way + relative(base, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
			.filter((name) => name.startsWith(beginning) && name.endsWith(end) && !/(?:^|\/)(?:node_modules|build|\..*)\//.test(name.slice(beginning.length)));
		return files.length > MOST_MEANT ? [] : files;
	};
