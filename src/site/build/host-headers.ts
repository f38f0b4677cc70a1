import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_CONTROL, cacheControl } from '#publish/cache-rules.ts';
import { headersFile } from '#publish/hosts/static-host.ts';
import { builtLanguages } from '#server/built-languages.ts';

/** Name of the file in the built site; hosts read it at the top only. */
const HOST_HEADERS = '_headers';

/** Writes what static hosts say of the site in `folder`, in all its languages. One that the site brings itself stays. */
export function writeHostHeaders(folder: string, base: string): void {
	const file = join(folder, HOST_HEADERS);
	if (!existsSync(file)) writeFileSync(file, headersFile(base, immutableIn(folder)));
}

/** The folders that are there, by name: a wildcard of these hosts would match pages as well. */
function immutableIn(folder: string): string[] {
	const places = ['', ...builtLanguages(folder).map((name) => `${name}/`)];
	return places.flatMap((place) =>
		['', 'search/']
			.flatMap((above) => foldersIn(join(folder, place, above)).map((name) => above + name))
			.flatMap((path) => (cacheControl(`${path}/`) === CACHE_CONTROL.immutable ? [place + path] : [])),
	);
}

const foldersIn = (folder: string): string[] =>
	existsSync(folder)
		? readdirSync(folder, { withFileTypes: true })
				.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
				.sort()
		: [];
