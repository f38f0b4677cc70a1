import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isWithin, kindOf } from '#content/list-files.ts';
import { buildKey } from '#site/cache/cache-keys.ts';
import { PROGRAM } from '#site/program.ts';
import type { Reference } from '#site/reference.ts';
import type { Site } from '#site/site.ts';
import { contentHash } from './hash-list.ts';

export interface BuildSources {
	/** Folder with `site.config.ts`, and that of the texts; often the same one. */
	home: string;
	root: string;
	/** What was read there: also what no file holds, such as the days of the last changes. */
	site: Site;
	references: readonly Pick<Reference, 'fetched'>[];
	/** Folder for the result. */
	target: string;
}

/** Where installers of packages say what they installed. */
const INSTALLED = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'];

/** What builds leave in the folder of the program, which is also one of a site. */
const KEPT = ['.cache', '.astro'].map((name) => join(PROGRAM, name));

/**
 * The key of everything that a built site is made from: each file of its folders, what was read of it, the packages, the program.
 * What its own code asks of the machine is seen where it is bundled (`engine/watch-inputs.ts`). `undefined` when that cannot be known, because a file cannot be read, a link leads to a folder or the configuration names something elsewhere.
 */
export function buildInputs({ home, root, site, references, target }: BuildSources): string | undefined {
	const isLeftOut = (path: string) =>
		path === target ||
		KEPT.includes(path) ||
		/^(?:node_modules|\.git)$/.test(basename(path)) ||
		(dirname(path) === dirname(target) && basename(path).startsWith(`.${basename(target)}-`));
	const folders = isWithin(root, home) ? [home] : [home, root];
	if (namesElsewhere(site.config, root, folders)) return undefined;
	try {
		const files = folders.map((folder) => hashesBelow(folder, isLeftOut));
		const packages = [PROGRAM, ...folders].flatMap(installedFor);
		return buildKey([files, site, references.map(({ fetched }) => fetched), packages]);
	} catch {
		return undefined;
	}
}

/** Whether a setting is the path of something that is there, and not in these folders. The root of a disk is none: it is how the base of most sites is written. */
function namesElsewhere(setting: unknown, root: string, folders: readonly string[]): boolean {
	if (typeof setting === 'object' && setting !== null) return Object.values(setting).some((one) => namesElsewhere(one, root, folders));
	if (typeof setting !== 'string' || setting === '/') return false;
	const path = resolve(root, setting);
	return !folders.some((folder) => isWithin(path, folder)) && existsSync(path);
}

/** Names and hashes of all files below a folder. Throws at a link to a folder: behind it may be anything, itself too. */
function hashesBelow(folder: string, isLeftOut: (path: string) => boolean): [name: string, content: unknown][] {
	return readdirSync(folder, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry): [string, unknown][] => {
			const path = join(folder, entry.name);
			const kind = isLeftOut(path) ? undefined : kindOf(entry, path);
			if (kind === undefined) return [];
			if (kind === 'file') return [[entry.name, contentHash(readFileSync(path))]];
			if (entry.isSymbolicLink()) throw new Error(`${path} leads to a folder.`);
			return [[entry.name, hashesBelow(path, isLeftOut)]];
		});
}

/** What is said to be installed in a folder and those around it. */
function installedFor(folder: string): string[] {
	const own = INSTALLED.map((name) => join(folder, 'node_modules', name)).filter((file) => existsSync(file));
	const texts = own.map((file) => contentHash(readFileSync(file)));
	return dirname(folder) === folder ? texts : [...texts, ...installedFor(dirname(folder))];
}
