import { type Stats, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PROGRAM } from '#site/program.ts';
import './resolve-program.ts';

/** Part of the address under which a module of a site is imported. Changes with the module and its imports, because Node caches modules forever. */
const STATE = 'state';

/** The files that modules of sites have imported, with their state at that time. */
const imported = new Map<string, string>();

/** How often one of these had changed, or an import had failed, when something was imported. */
let round = 0;

registerHooks({
	resolve(specifier, context, next) {
		const found = next(specifier, context);
		const state = context.parentURL?.startsWith('file:') ? new URL(context.parentURL).searchParams.get(STATE) : null;
		if (state === null || !context.conditions.includes('import') || !isOwnModule(found.url)) return found;
		const file = fileURLToPath(found.url);
		imported.set(file, stateOf(file));
		const url = new URL(found.url);
		url.searchParams.set(STATE, state);
		return { ...found, url: url.href };
	},
});

/**
 * Imports the present version of a module of a site and of the site's modules that it imports. Rejects if one of them does not load.
 * @param file absolute.
 */
export async function importFresh(file: string): Promise<{ default?: unknown }> {
	const changed = [...imported].filter(([path, state]) => stateOf(path) !== state);
	for (const [path] of changed) imported.set(path, stateOf(path));
	if (changed.length > 0) round++;
	try {
		return await import(/* @vite-ignore */ `${pathToFileURL(file).href}?${STATE}=${encodeURIComponent(`${stateOf(file)} ${round}`)}`);
	} catch (error) {
		// Node also caches failures.
		round++;
		throw error;
	}
}

/** The files of sites that modules of theirs import, absolute. */
export const importedModules = (): string[] => [...imported.keys()];

/** The folders in which they lie. */
export const importedFolders = (): string[] => [...new Set(importedModules().map(dirname))];

/** Packages and this program stay as they are. */
const isOwnModule = (url: string) =>
	url.startsWith('file:') &&
	!url.includes('/node_modules/') &&
	!['src', 'commands'].some((folder) => fileURLToPath(url).startsWith(join(PROGRAM, folder) + sep));

const stateOf = (file: string): string => {
	const stat: Stats | undefined = statSync(file, { throwIfNoEntry: false });
	return `${stat?.mtimeMs} ${stat?.size}`;
};
