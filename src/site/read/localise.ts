import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { z } from 'zod';
import { isWithin, kindOf, listAllFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { readYaml } from '#content/read-yaml.ts';
import type { Site } from '#navigation/site.ts';
import { snapshotPlaces, type VersionPlan } from '#navigation/version.ts';
import { localeOf, localesOf } from '#schema/locale.ts';
import type { Problem } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { labelsOfSidebars, localiseConfig, type SidebarLabels, translationsOf } from './localise-config.ts';
import { readVersionNames } from './read-version-names.ts';

type VersionName = Pick<VersionPlan, 'name' | 'manual'>;

/** A site in another language than its own. */
export interface LocalSite {
	/** Folder with its texts: the site's own, with the translated ones in their place. */
	root: string;
	config: SiteConfig;
	/** Translated files and the paths of their translations; both relative to the root. */
	translated: ReadonlyMap<string, string>;
	/** Labels of the sidebars of a version, as they are called in the language. */
	sidebarLabels(plan: VersionName): SidebarLabels;
	/** What a version is called in the language, where that was translated. */
	versionLabel(plan: VersionName): string | undefined;
	/** Problems with the label files that have been read so far. */
	problems: readonly Problem[];
}

/**
 * Assembles a folder with the texts of the site in `root`, with translated texts in place of their originals. Untranslated texts stay as they are. Translations lie as in Docusaurus
 * (`i18n/<code>/docusaurus-plugin-content-docs/current/…`), in the folder that the locale names.
 * @param home folder of the translations.
 * @param folder where the site is assembled; its old content is removed.
 */
export function localise(root: string, config: SiteConfig, { code, home, folder }: { code: string; home: string; folder: string }): LocalSite {
	const translated = translationsIn(root, config, home);
	const problems: Problem[] = [];
	const read = new Map<string, ReadonlyMap<string, string>>();
	const labelsIn = (file: string) => {
		const found = read.get(file) ?? readLabels(root, posix.join(home, file), problems);
		read.set(file, found);
		return found;
	};
	const labelsOf = ({ name, manual }: VersionName) => {
		const version = manual === '' ? name : name.slice(manual.length + 1);
		const settings = config.otherDocs.find(({ id }) => id === manual) ?? config.docs;
		return labelsIn(`${translationsOf('docs', settings)}/${version === 'current' ? version : `version-${version}`}.json`);
	};
	rmSync(folder, { recursive: true, force: true });
	// Each file once: writing to a hard link would change the source.
	const sources = sourcesIn(root).filter((file) => translated.has(file) || !translated.has(withOtherEnding(file)));
	for (const file of new Set([...sources, ...translated.keys()])) placeFile(join(root, translated.get(file) ?? file), join(folder, file));
	const { siteFolder } = conventionsOf(config);
	const modules = join(root, siteFolder, 'node_modules');
	if (existsSync(modules)) symlinkSync(modules, join(folder, siteFolder, 'node_modules'));
	const local = localiseConfig(config, code, labelsIn);
	const docusaurus = local.docusaurus && { ...local.docusaurus, translatedFrom: Object.fromEntries(translated) };
	return {
		root: folder,
		config: { ...local, docusaurus },
		translated,
		sidebarLabels: (plan) => labelsOfSidebars(labelsOf(plan)),
		versionLabel: (plan) => labelsOf(plan).get('version.label'),
		problems,
	};
}

/** A translation may have another ending (`.md`, `.mdx`) than its original. */
const withOtherEnding = (file: string): string => (file.endsWith('.mdx') ? file.slice(0, -1) : file.endsWith('.md') ? `${file}x` : file);

/** Folders that contain no texts of a site. */
const ASIDE = /^(?:\..*|node_modules|dist|build)$/;
/** Translations have their places; what else lies beside them may be imported. */
const TRANSLATION = /(?:^|\/)i18n\/[^/]+\/docusaurus-/;

/** All files of the site, relative to its root. */
function sourcesIn(root: string): string[] {
	return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
		const path = join(root, entry.name);
		const kind = ASIDE.test(entry.name) ? undefined : kindOf(entry, path);
		if (kind !== 'folder') return kind === 'file' ? [entry.name] : [];
		const isCircle = isWithin(realpathSync(root), realpathSync(path));
		return isCircle ? [] : listAllFiles(root, entry.name, ['']).filter((file) => !file.includes('/node_modules/') && !TRANSLATION.test(file));
	});
}

/** The folders of translations in `home`, each with the folder of the texts that it translates. */
export function translationFolders(root: string, { docs, otherDocs, blog, otherBlogs, pages }: SiteConfig, home: string): [from: string, to: string][] {
	const places: [from: string, to: string][] = [blog, ...otherBlogs].map((each) => [translationsOf('blog', each), each.folder]);
	places.push(['docusaurus-plugin-content-pages', pages.folder]);
	for (const manual of [docs, ...otherDocs]) {
		const plugin = translationsOf('docs', manual);
		places.push([`${plugin}/current`, manual.folder]);
		// An unreadable list of versions is reported where versions are planned.
		for (const version of readVersionNames(root, manual).value ?? []) places.push([`${plugin}/version-${version}`, snapshotPlaces(version, manual).folder]);
	}
	return places.map(([from, to]) => [posix.join(home, from), to]);
}

/** The original and the translation of each translated file. */
function translationsIn(root: string, config: SiteConfig, home: string): Map<string, string> {
	const all = translationFolders(root, config, home).flatMap(([from, to]) =>
		listAllFiles(root, from, ['']).map((file): [string, string] => [to + file.slice(from.length), file]),
	);
	const { open } = conventionsOf(config);
	const places = new Set(all.map(([place]) => place));
	const isThere = (file: string) => existsSync(join(root, file));
	/** If there are translations with both endings, the one with the ending of the original counts. */
	const isOfPage = (place: string) => isThere(place) || (isThere(withOtherEnding(place)) && !places.has(withOtherEnding(place)));
	return new Map(all.filter(([place]) => !open || !isPageText(place) || isOfPage(place)));
}

/** A text that is a page by itself: names that begin with `_` are parts of others. A translation without an original would be a page in one language only, which Docusaurus does not have. */
const isPageText = (file: string) => /\.mdx?$/.test(file) && !file.split('/').some((part) => part.startsWith('_'));

/** Hard-links a file, if the disk allows it. Symbolic links are resolved, because they would lead elsewhere from another folder. */
function placeFile(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	const file = existsSync(from) ? realpathSync(from) : from;
	try {
		linkSync(file, to);
	} catch {
		copyFileSync(file, to, constants.COPYFILE_EXCL);
	}
}

/** Texts by their keys in a file of labels (`{ "key": { "message": "…" } }`); none without the file. What is wrong with it is added to `problems`. */
function readLabels(root: string, file: string, problems: Problem[]): ReadonlyMap<string, string> {
	const { value, problems: found } = readYaml(root, file, { schema: z.record(z.string(), z.unknown()), rule: 'unreadable-file' });
	problems.push(...found);
	return new Map(
		Object.entries(value ?? {}).flatMap(([key, value]): [string, string][] => {
			const text: unknown = typeof value === 'object' && value !== null && 'message' in value ? value.message : value;
			return typeof text === 'string' ? [[key, text]] : [];
		}),
	);
}

/** The languages of the site with `config`, its own settings. */
export function siteLocales(config: SiteConfig): Site['locales'] {
	const own = localeOf(config);
	return localesOf(config).map(({ code, label, to, folder, lang }) => {
		const isBuilt = to === undefined && (code === own || folder !== undefined);
		return {
			code,
			label,
			to,
			...(lang !== undefined && { lang }),
			base: isBuilt ? (code === own ? config.base : posix.join(config.base, code, '/')) : undefined,
		};
	});
}

/** Marks the pages whose texts are those of the site's own language, `locale`. */
export function withUntranslated(site: Site, { translated }: Pick<LocalSite, 'translated'>, locale: string): Site {
	const mark = <T extends { file: string }>(page: T): T => (translated.has(page.file) ? page : { ...page, untranslated: locale });
	return {
		...site,
		versions: site.versions.map((version) => ({ ...version, docs: version.docs.map(mark) })),
		blogs: site.blogs.map((blog) => ({ ...blog, posts: blog.posts.map(mark) })),
		// Code has the texts of its components in the language.
		pages: site.pages.map((page) => (page.isCode ? page : mark(page))),
	};
}

/** Problems with the names of the files that people wrote. */
export const inOwnFiles = (problems: readonly Problem[], { translated }: Pick<LocalSite, 'translated'>): Problem[] =>
	problems.map((problem) => ({ ...problem, file: translated.get(problem.file) ?? problem.file }));
