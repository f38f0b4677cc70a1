import { posix, resolve } from 'node:path';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { planReferences } from '#navigation/api/reference-plan.ts';
import { versionNamesFile } from '#navigation/version.ts';
import type { SiteConfig } from '#schema/site-config.ts';

/** Where the sources of a site lie, absolute. */
export interface SourcePlaces {
	/** Folders with everything below them. */
	trees: string[];
	/** Folders of which only what lies in them directly counts: a site may share one with `node_modules`. */
	folders: string[];
}

/** Folders that a site has without naming them: field atlas and help ids in the one, what stands beside descriptions in the other. */
const USUAL = ['docs', 'api'];

/**
 * Where the settings of a site say that its sources lie.
 * @param home folder of its `site.config.ts`, absolute.
 * @param locale language that it is read in, if that is another than its own.
 */
export function sourcePlaces(home: string, config: SiteConfig, locale?: string): SourcePlaces {
	const root = resolve(home, config.root);
	const manuals = [config.docs, ...config.otherDocs];
	const translations = config.locales.flatMap(({ code, folder }) => (code === locale && folder !== undefined ? [folder] : []));
	const descriptions = planReferences(config.api).map(({ description }) => posix.dirname(description));
	const files = [
		...manuals.flatMap((manual) => [manual.sidebars, versionNamesFile(manual)]),
		...[config.blog, ...config.otherBlogs].flatMap(({ authors = '', tags = '' }) => [authors, tags]),
	];
	const trees = [
		...conventionsOf(config).folders,
		...manuals.map(({ versionsPrefix }) => `${versionsPrefix}versioned_sidebars`),
		...USUAL,
		...descriptions.filter((folder) => folder !== '.'),
		...translations,
	];
	const absolute = (paths: readonly string[]) => [...new Set(paths.map((path) => resolve(root, path)))];
	return { trees: absolute(trees), folders: absolute([home, '.', ...files.map((file) => posix.dirname(file))]) };
}
