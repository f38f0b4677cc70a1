import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isWithin, kindOf } from '#content/list-files.ts';
import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { buildKey } from '#site/cache/cache-keys.ts';
import { PROGRAM } from '#site/program.ts';
import { contentHash } from './hash-list.ts';

/** The files of a site by their path in its folder, in an order that does not depend on the disk: the hash of each. */
export type SourceFiles = ReadonlyMap<string, string>;

export interface BuildSources {
	/** Folder with `site.config.ts`, and that of the texts; often the same one. */
	home: string;
	root: string;
	/** What `sourceFiles` said before they were read. */
	files: SourceFiles;
	/** What was read there: also what no file holds, such as the days of the last changes. */
	site: Site;
	references: readonly Pick<Reference, 'fetched'>[];
}

/** Where installers of packages say what they installed. */
const INSTALLED = ['.package-lock.json', '.modules.yaml', '.pnpm/lock.yaml', '.yarn-state.yml', '.yarn-integrity'];

/** What builds leave in the folder of the program, which is also one of a site. */
const BUILD_FOLDERS = ['.cache', '.astro'].map((name) => join(PROGRAM, name));

/** Bytes of a folder that are read to learn whether anything has changed in it; a build takes less time than to read more. */
const MOST_BYTES = 1_000_000_000;

/**
 * The key of everything that a built site is made from: the files of its folder, what was read of them, the packages of the program, the program. It is
 * complete for a site without code of its own (`engine/notice-own-files.ts`). `undefined` when it cannot be known, because the texts lie elsewhere, the
 * configuration names something elsewhere, or no installer says which packages are there.
 */
export function buildInputs({ home, root, files, site, references }: BuildSources): string | undefined {
	if (!isWithin(root, home) || namesElsewhere(site.config, { root, home })) return undefined;
	const packages = installedFor(PROGRAM);
	return packages.length === 0 ? undefined : buildKey([[...files], site, references.map(({ fetched }) => fetched), packages]);
}

/** Settings that hold addresses, or paths in the published site: `/home/` is a page there, and no folder of the machine. */
const ADDRESS_SETTINGS: ReadonlySet<string> = new Set(['base', 'dark', 'from', 'icon', 'route', 'server', 'src', 'to', 'url']);

/** Whether a setting is the path of something that is there, and not in the home of the site. */
function namesElsewhere(setting: unknown, folders: Pick<BuildSources, 'root' | 'home'>): boolean {
	if (typeof setting === 'object' && setting !== null)
		return Object.entries(setting).some(([name, one]) => !(typeof one === 'string' && ADDRESS_SETTINGS.has(name)) && namesElsewhere(one, folders));
	if (typeof setting !== 'string') return false;
	const path = resolve(folders.root, setting);
	return !isWithin(path, folders.home) && existsSync(path);
}

/**
 * All files of a site, but for its packages, its history and what is built into `target`. `undefined` when one cannot be read, they are very many bytes,
 * a link leads to a folder (behind it may be anything), or there are packages or a history where they may be published.
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

/** What other commands write beside the sources unless they are told another place (`zip`, `pdf`), and what their output is often led to. */
const PRODUCTS = /^(site\.zip$|pdf(?=\/)|[^/]+\.log$)/;

/** The files that a site can be made from: what commands made of it is none, unless a setting names it. */
export function inputFiles(files: SourceFiles, config: SiteConfig): SourceFiles {
	const named = JSON.stringify(config);
	return new Map(
		[...files].filter(([name]) => {
			const [, product] = PRODUCTS.exec(name) ?? [];
			return product === undefined || named.includes(product);
		}),
	);
}

/** All files below a folder, in an order that does not depend on the disk. Throws at what nobody can vouch for. */
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

/** Whether the files of a site are still as they were. */
export const areAsBefore = (before: SourceFiles, now: SourceFiles | undefined): boolean =>
	now !== undefined && JSON.stringify([...now]) === JSON.stringify([...before]);

/** What is said to be installed in a folder and those around it; nothing where no installer says anything. */
export function installedFor(folder: string): string[] {
	const own = INSTALLED.map((name) => join(folder, 'node_modules', name)).filter((file) => existsSync(file));
	const texts = own.map((file) => contentHash(readFileSync(file)));
	return dirname(folder) === folder ? texts : [...texts, ...installedFor(dirname(folder))];
}
