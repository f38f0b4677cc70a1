import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { isWithin, kindOf } from '#content/list-files.ts';
import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { buildKey } from '#site/cache/cache-keys.ts';
import { PROGRAM } from '#site/program.ts';

/** The hash of each file of a site, by path in its folder. The order does not depend on the disk. */
export type SourceFiles = ReadonlyMap<string, string>;

export interface BuildSources {
	/** Folder of `site.config.ts`, and folder of the texts; often the same. */
	home: string;
	root: string;
	/** The result of `sourceFiles` before the files were read. */
	files: SourceFiles;
	/** What was read from them, including what is in no file, such as the dates of the last changes. */
	site: Site;
	references: readonly Pick<Reference, 'fetched'>[];
}

/** Files in which package managers list what they installed. */
const INSTALLED = ['.package-lock.json', '.modules.yaml', '.pnpm/lock.yaml', '.yarn-state.yml', '.yarn-integrity'];

/** Folders that builds create in the folder of the program, which may also be that of a site. */
const BUILD_FOLDERS = ['.cache', '.astro'].map((name) => join(PROGRAM, name));

/** Most bytes that are read to find out whether a folder has changed; a build is faster than reading more. */
const MOST_BYTES = 1_000_000_000;

/**
 * The key of everything a built site is made from: the files in its folder, what was read from them, the program and its packages. It is complete for a
 * site without code of its own (`engine/notice-own-files.ts`). `undefined` if it cannot be known: the texts are elsewhere, the configuration names
 * something elsewhere, or no package manager lists the packages.
 */
export function buildInputs({ home, root, files, site, references }: BuildSources): string | undefined {
	if (!isWithin(root, home) || namesElsewhere(site.config, { root, home })) return undefined;
	const packages = installedFor(PROGRAM);
	return packages.length === 0 ? undefined : buildKey([[...files], site, references.map(({ fetched }) => fetched), packages]);
}

/** Settings that hold addresses or paths in the published site: `/home/` is a page, not a folder of the machine. */
const ADDRESS_SETTINGS: ReadonlySet<string> = new Set(['base', 'dark', 'from', 'icon', 'route', 'server', 'src', 'to', 'url']);

/** Whether a setting is an existing path outside the site. */
function namesElsewhere(setting: unknown, folders: Pick<BuildSources, 'root' | 'home'>): boolean {
	if (typeof setting === 'object' && setting !== null)
		return Object.entries(setting).some(([name, one]) => !(typeof one === 'string' && ADDRESS_SETTINGS.has(name)) && namesElsewhere(one, folders));
	if (typeof setting !== 'string') return false;
	const path = resolve(folders.root, setting);
	return !isWithin(path, folders.home) && existsSync(path);
}

/**
 * All files of a site except its packages, its history and the output in `target`. `undefined` if one cannot be read, if they are very large, if a link
 * leads to a folder (which may contain anything), or if packages or a history are in a place where they may be published.
 */
export function sourceFiles(home: string, target: string): SourceFiles | undefined {
	const isLeftOut = (path: string) =>
		path === target ||
		BUILD_FOLDERS.includes(path) ||
		[join(home, 'node_modules'), join(home, '.git')].includes(path) ||
		(dirname(path) === dirname(target) && basename(path).startsWith(`.${basename(target)}-`));
	try {
		const files = inputsBelow(home, isLeftOut);
		if (files.reduce((sum, file) => sum + statSync(file).size, 0) > MOST_BYTES) return undefined;
		return new Map(files.map((file) => [relative(home, file).replaceAll('\\', '/'), contentHash(readFileSync(file))]));
	} catch {
		return undefined;
	}
}

/** What other commands (`zip`, `pdf`) write beside the sources by default, and files that their output is often redirected to. */
const PRODUCTS = /^(site\.zip$|pdf(?=\/)|[^/]+\.log$)/;

/** The files that a site can be made from. Output of commands does not count, unless a setting names it. */
export function inputFiles(files: SourceFiles, config: SiteConfig): SourceFiles {
	const named = JSON.stringify(config);
	return new Map(
		[...files].filter(([name]) => {
			const [, product] = PRODUCTS.exec(name) ?? [];
			return product === undefined || named.includes(product);
		}),
	);
}

/** All files below a folder, in an order that does not depend on the disk. Throws for linked folders, packages and histories. */
function inputsBelow(folder: string, isLeftOut: (path: string) => boolean): string[] {
	return readdirSync(folder, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry): string[] => {
			const path = join(folder, entry.name);
			const kind = isLeftOut(path) ? undefined : kindOf(entry, path);
			if (kind === undefined) return [];
			if (kind === 'file') return [path];
			if (entry.isSymbolicLink() || /^(?:node_modules|\.git)$/.test(entry.name)) throw new Error(`${path} is not known.`);
			return inputsBelow(path, isLeftOut);
		});
}

/** Whether the files of a site have not changed. */
export const areAsBefore = (before: SourceFiles, now: SourceFiles | undefined): boolean =>
	now !== undefined && JSON.stringify([...now]) === JSON.stringify([...before]);

/** Hashes of the lists of installed packages in a folder and those above it. */
export function installedFor(folder: string): string[] {
	const own = INSTALLED.map((name) => join(folder, 'node_modules', name)).filter((file) => existsSync(file));
	const texts = own.map((file) => contentHash(readFileSync(file)));
	return dirname(folder) === folder ? texts : [...texts, ...installedFor(dirname(folder))];
}
