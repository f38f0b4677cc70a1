import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { isWithin } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { markdownSite } from '#navigation/markdown-site.ts';
import { OFFLINE_PATH, SEARCH_PATH } from '#navigation/own-page-paths.ts';
import { routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { bundleKey } from '#site/cache/cache-keys.ts';
import { KEPT_STATES, siteCache, usedFolder } from '#site/cache/site-cache.ts';
import type { PageBundle } from '#site/engine/page-bundle.ts';
import { installedFor, type SourceFiles } from './build-inputs.ts';
import { contentHash, HASH_LIST, isWhole, writeHashList } from './hash-list.ts';
import { isCode } from './is-code.ts';

/** A site whose folder holds all that its bundle is made from. */
export interface BundledSite {
	/** Folder of the site and of its texts. */
	home: string;
	/** Its files, as they were before they were read. */
	files: SourceFiles;
	site: Site;
}

/** What is known of a bundle besides its files. */
interface BundleNote {
	entry: string;
	/** Hash of the list of hashes, which vouches for every file. */
	list: string;
	/** Whether code of the site's own is in it. */
	hasOwnCode: boolean;
}

export interface KeptBundle {
	bundle: PageBundle;
	hasOwnCode: boolean;
	/** Puts the scripts, styles and other files that belong to the bundle into a folder. */
	putFiles(folder: string): void;
}

/**
 * Keeps what the engine made of a site: the code that prints its pages, with the scripts and styles that they ask for. Texts are no part of it, so that a
 * build after one of them has changed needs no engine. The key covers the program, its packages, the configuration and every file of the site that is
 * not one of the texts and files that are handed over, copied or read when pages are printed.
 */
export function bundleKeeper({ home, files, site }: BundledSite) {
	const isData = bundleData(site);
	// Whether a file is there may decide what a link or a style sheet becomes; a text is nothing but a page.
	const others = [...files].flatMap(([file, hash]) => (isData(file) ? (file.endsWith('.md') ? [] : [[file]]) : [[file, hash]]));
	const hasComponents = [...files.keys()].some((file) => file.endsWith('.mdx'));
	// Addresses and terms are compiled into pages with components.
	const compiled = hasComponents ? markdownSite(site) : undefined;
	const key = bundleKey([home, site.config, takenPages(site), others, compiled, installedFor(home), settingsAbove(home)]);
	const folder = usedFolder(join(siteCache(home), 'bundles'), key, KEPT_STATES);
	const note = join(folder, 'note.txt');
	const whole = join(folder, 'bundle');
	const code = join(whole, 'code');
	let copied: PageBundle | undefined;
	return {
		/** The bundle of this state, every file as it was made; `undefined` when there is none. */
		find(): KeptBundle | undefined {
			const text = keptText(note, key);
			const known = text === undefined ? undefined : (JSON.parse(text) as BundleNote);
			if (known === undefined || !isAsListed(whole, known.list)) return undefined;
			return {
				bundle: { folder: code, entry: known.entry },
				hasOwnCode: known.hasOwnCode,
				putFiles: (target) => cpSync(join(whole, 'files'), target, { recursive: true }),
			};
		},
		/** Copies a bundle, and the files beside it in the folder of the site. They do not count before `vouch`. */
		copy(bundle: PageBundle, target: string): void {
			try {
				rmSync(folder, { recursive: true, force: true });
				cpSync(bundle.folder, code, { recursive: true });
				cpSync(target, join(whole, 'files'), { recursive: true, filter: (path) => !isWithin(path, bundle.folder) });
				copied = bundle;
			} catch {
				// What is kept saves time only, and a disk may be full.
				rmSync(folder, { recursive: true, force: true });
			}
		},
		/** Says that the pages of the copied bundle are sound. Nothing is kept of one that holds more than its key tells. */
		vouch(ownFiles: readonly string[]): void {
			const isTold = (path: string) => {
				const file = relative(home, path).replaceAll('\\', '/');
				return files.has(file) && !isData(file) && !asksBundler(path);
			};
			if (copied === undefined || !ownFiles.every(isTold) || usesPictures()) {
				rmSync(folder, { recursive: true, force: true });
				return;
			}
			const known: BundleNote = { entry: copied.entry, list: writeHashList(whole), hasOwnCode: ownFiles.some(isCode) };
			keepText(note, key, JSON.stringify(known));
		},
	};
}

/** Pages that stand only where the site has none of its own at their address: the engine is told of them when it starts. */
const takenPages = (site: Site) => ['/', SEARCH_PATH, OFFLINE_PATH].map((path) => routeIndex(site).byPath.get(path)?.kind);

/** What folders above a site say of how its code is compiled. */
function settingsAbove(folder: string): string[] {
	const above = dirname(folder);
	if (above === folder) return [];
	const settings = ['tsconfig.json', 'package.json'].map((name) => join(above, name)).filter((file) => existsSync(file));
	return [...settings.map((file) => contentHash(readFileSync(file))), ...settingsAbove(above)];
}

/** What lies beside texts and is read with them or copied. */
const BESIDE_TEXTS = /(?:\.(?:md|ya?ml|svg|png|jpe?g|webp|avif|gif|pdf)|\/_category_\.json)$/;

/** Tells which files of a site are no part of a bundle, unless code imports them: texts, what lies beside them, sidebars, published files, descriptions of APIs. */
function bundleData({ config, versions }: Site): (file: string) => boolean {
	const { folders } = conventionsOf(config);
	const read = new Set([
		...config.api.flatMap((api) => [api.description, ...api.versions.map(({ description }) => description)]),
		...versions.map(({ sidebarsFile }) => sidebarsFile),
	]);
	const isIn = (file: string, some: readonly string[]) => some.some((folder) => file.startsWith(`${folder}/`));
	return (file) => isIn(file, config.files) || read.has(file) || (isIn(file, folders) && BESIDE_TEXTS.test(file));
}

/** Whether code asks the bundler for something that its imports do not name: files by a pattern, the environment. */
const asksBundler = (path: string) => readFileSync(path, 'utf8').includes('import.meta');

/** Whether pages have asked the engine for pictures, which it makes itself when all pages are printed. */
function usesPictures(): boolean {
	const { astroAsset } = globalThis as { astroAsset?: { staticImages?: ReadonlyMap<string, unknown> } };
	return (astroAsset?.staticImages?.size ?? 0) > 0;
}

/** Whether a folder has its list of hashes with this hash, and is as the list says. */
function isAsListed(folder: string, list: string): boolean {
	try {
		return contentHash(readFileSync(join(folder, HASH_LIST))) === list && isWhole(folder);
	} catch {
		return false;
	}
}
