import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_CONTROL, cacheControl } from '#publish/cache-rules.ts';
import { headersFile } from '#publish/hosts/static-host.ts';
import { builtLanguages } from '#server/built-languages.ts';

/** Name of the file in the built site; hosts read it only in the top folder. */
const HOST_HEADERS = '_headers';

/**
 * Writes the headers of a site, in all its languages, for static hosts. A file that the site brings itself is kept.
 * @param taken names of files of the site that are not in the folder yet.
 */
export function writeHostHeaders(folder: string, { base, taken }: { base: string; taken: ReadonlySet<string> }): void {
	const file = join(folder, HOST_HEADERS);
	if (!existsSync(file) && !taken.has(HOST_HEADERS)) writeFileSync(file, headersFile(base, immutableIn(folder, taken)));
}

/** The folders of immutable files, by name: wildcards of these hosts would match pages, too. */
function immutableIn(folder: string, taken: ReadonlySet<string>): string[] {
	const places = ['', ...builtLanguages(folder).map((name) => `${name}/`)];
	const foldersBelow = (below: string) => [...new Set([...foldersIn(join(folder, below)), ...foldersOfNames(taken, below)])].sort();
	return places.flatMap((place) =>
		['', 'search/']
			.flatMap((above) => foldersBelow(place + above).map((name) => above + name))
			.flatMap((path) => (cacheControl(`${path}/`) === CACHE_CONTROL.immutable ? [place + path] : [])),
	);
}

const foldersIn = (folder: string): string[] =>
	existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])) : [];

const foldersOfNames = (names: ReadonlySet<string>, below: string): string[] =>
	[...names].flatMap((name) => (name.startsWith(below) && name.includes('/', below.length) ? [name.slice(below.length, name.indexOf('/', below.length))] : []));
