import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compiledFiles } from '#content/compiled-files.ts';
import { contentHash } from '#content/files/content-hash.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { markdownSite } from '#navigation/markdown-site.ts';
import { OFFLINE_PATH, SEARCH_PATH } from '#navigation/own-page-paths.ts';
import { blogPrefix, docsPrefix, routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { bundleKey, commonBundleKey } from '#site/cache/cache-keys.ts';
import { KEPT_STATES, siteCache, usedFolder } from '#site/cache/site-cache.ts';
import { isCompiled, PROGRAM } from '#site/program.ts';
import { installedFor, type SourceFiles } from './build-inputs.ts';
import type { BundlePlace } from './kept-bundle.ts';

/** Folder of bundles that sites share. The package contains those of its languages (`commands/pack/common-bundles.ts`). */
export const COMMON_BUNDLES = join(PROGRAM, '.cache/bundles');
/** Number of shared bundles that are kept: one per base, language and set of built-in pages. */
const KEPT_COMMON = 24;

/**
 * Where the bundle of a site without code of its own is kept. All such sites share it, so it is in no site's folder. `undefined` for a site with
 * components or other code, and if no package manager lists the program's packages. The published package pins its dependencies, so there the key
 * does not depend on them, and users get the bundles that were made when it was packed.
 * @param root folder of the texts.
 * @param packages lists of the program's installed packages.
 */
export function commonBundle(root: string, site: Site, packages = packagesOfProgram()): BundlePlace | undefined {
	const { config } = site;
	if (needsOwnBundle(root, site) || packages?.length === 0) return undefined;
	const places = [config.base, docsPrefix(config), blogPrefix(config), config.paper.editions.length > 0, config.offline.enabled];
	const key = commonBundleKey([places, takenPages(site), packages]);
	return { folder: usedFolder(COMMON_BUNDLES, key, KEPT_COMMON), key, isTold: () => false };
}

const packagesOfProgram = () => (isCompiled ? undefined : installedFor(PROGRAM));

/** Whether a site has components or other code of its own, so that no bundle of other sites fits it. `root` is the folder of the texts. */
export function needsOwnBundle(root: string, { config, references }: Site): boolean {
	const { react } = conventionsOf(config);
	return (
		react || config.theme.styles.length > 0 || references.some(({ plan }) => plan.sandbox.behaviour !== undefined) || compiledFiles(root, config).length > 0
	);
}

/** A site whose folder contains everything its bundle is made from. */
interface BundledSite {
	/** Folder of the site and of its texts. */
	home: string;
	/** Its files before they were read. */
	files: SourceFiles;
	site: Site;
}

/**
 * Where the bundle of a site with code of its own is kept. The key covers the program, its packages, the configuration, and every file of the site
 * except those that are handed over, copied or read when pages are printed.
 */
export function ownBundle({ home, files, site }: BundledSite): BundlePlace {
	const isData = bundleData(site);
	// Whether a file exists may decide what a link or a style sheet becomes; a text is only a page.
	const others = [...files].flatMap(([file, hash]) => (isData(file) ? (file.endsWith('.md') ? [] : [[file]]) : [[file, hash]]));
	const hasComponents = [...files.keys()].some((file) => file.endsWith('.mdx'));
	// Addresses and terms are compiled into pages with components.
	const compiled = hasComponents ? markdownSite(site) : undefined;
	const key = bundleKey([home, site.config, takenPages(site), others, compiled, installedFor(home), settingsAbove(home)]);
	return {
		folder: usedFolder(join(siteCache(home), 'bundles'), key, KEPT_STATES),
		key,
		isTold(path) {
			const file = relative(home, path).replaceAll('\\', '/');
			return files.has(file) && !isData(file) && !asksBundler(path);
		},
	};
}

/** Which built-in pages the site replaces by its own: the engine has to know when it starts. */
const takenPages = (site: Site) => ['/', SEARCH_PATH, OFFLINE_PATH].map((path) => routeIndex(site).byPath.get(path)?.kind);

/** Settings in folders above a site that affect how its code is compiled. */
function settingsAbove(folder: string): string[] {
	const above = dirname(folder);
	if (above === folder) return [];
	const settings = ['tsconfig.json', 'package.json'].map((name) => join(above, name)).filter((file) => existsSync(file));
	return [...settings.map((file) => contentHash(readFileSync(file))), ...settingsAbove(above)];
}

/** Files beside texts that are read with them or copied. */
const BESIDE_TEXTS = /(?:\.(?:md|ya?ml|svg|png|jpe?g|webp|avif|gif|pdf)|\/_category_\.json)$/;

/** Tells which files of a site are not part of a bundle unless code imports them: texts, files beside them, sidebars, published files, API descriptions. */
function bundleData({ config, versions }: Site): (file: string) => boolean {
	const { folders } = conventionsOf(config);
	const read = new Set([
		...config.api.flatMap((api) => [api.description, ...api.versions.map(({ description }) => description)]),
		...versions.map(({ sidebarsFile }) => sidebarsFile),
	]);
	const isIn = (file: string, some: readonly string[]) => some.some((folder) => file.startsWith(`${folder}/`));
	return (file) => isIn(file, config.files) || read.has(file) || (isIn(file, folders) && BESIDE_TEXTS.test(file));
}

/** Whether code depends on more than its imports: files matching a pattern, the environment. */
const asksBundler = (path: string) => readFileSync(path, 'utf8').includes('import.meta');
