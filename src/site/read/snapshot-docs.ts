import { cpSync, existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { z } from 'zod';
import { saveTogether } from '#content/files/save-together.ts';
import { listAllFiles, listFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { readYaml } from '#content/read-yaml.ts';
import { snapshotPlaces, versionNamesFile } from '#navigation/version.ts';
import type { DocsConfig } from '#schema/docs-config.ts';
import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import type { SidebarItemConfig, SidebarsConfig } from '#schema/sidebar.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { siteFaults } from '#words/site-faults.ts';
import { importSiteConfig } from './import-config.ts';
import { translationsOf } from './localise-config.ts';
import { movedText } from './moved-text.ts';
import { NO_SIDEBARS, readSidebars } from './read-sidebars.ts';
import { readVersionNames } from './read-version-names.ts';

/** A name becomes a folder and a part of addresses. */
const SNAPSHOT_NAME = /^[a-z0-9](?:[a-z0-9._-]{0,30}[a-z0-9])?$/i;

/** Reserved names: the current texts, and their path beside snapshots. */
const RESERVED = ['current', 'next'];

/** The result of freezing a manual. */
interface Snapshot {
	pages: number;
	/** Folder of the frozen texts, relative to the root of the texts. */
	folder: string;
	/** Folder that they were copied from, where new texts are still written. */
	from: string;
}

/**
 * Freezes the current texts of a manual under a version name: copies its folder, its translations and its sidebars, and puts the name first in its list of versions.
 * `site.config.ts` in `home` says where they are. API pages belong to the newest version only, so they are left out of the sidebars.
 * @param manual id of a further manual; the first has none.
 * Throws a `SiteError`, and writes nothing, when the name cannot be used or the site cannot be read.
 */
export async function snapshotDocs(home: string, name: string, manual = ''): Promise<Snapshot> {
	const { root, config, docs, open } = await manualOf(home, manual);
	const from = docs.folder;
	const names = readVersionNames(root, docs);
	const pages = listFiles(root, from, ['.md', '.mdx']).length;
	const hasSidebars = existsSync(join(root, docs.sidebars));
	const sidebars = hasSidebars ? await readSidebars(root, docs.sidebars, { open, apiFolders: {} }) : NO_SIDEBARS;
	const { folder, sidebarsFile } = snapshotPlaces(name, docs);
	const namesFile = versionNamesFile(docs);
	const translations = translationsOfManual(config, docs, name);
	const copies = [[from, folder] as const, ...translations.filter(([source]) => existsSync(join(root, source)))];
	const labels = translations
		.filter(([source]) => existsSync(join(root, `${source}.json`)))
		.map(([source, copy]) => ({ file: `${copy}.json`, ...labelsOfVersion(root, `${source}.json`) }));
	const existing = [sidebarsFile, ...copies.map(([, copy]) => copy), ...labels.map(({ file }) => file)].filter((path) => existsSync(join(root, path)));
	const problems = [
		...names.problems,
		...sidebars.problems.filter(({ severity }) => severity === 'error'),
		...labels.flatMap((each) => each.problems),
		...checkName(name, { names: names.value ?? [], namesFile, existing }),
		...(pages === 0 ? [versionProblem(from, siteFaults.noDocs(from), siteFaults.noDocsHint(from))] : []),
	];
	if (problems.length > 0) throw new SiteError(problems);
	try {
		for (const [source, copy] of copies) cpSync(join(root, source), join(root, copy), { recursive: true });
		for (const [, copy] of copies) moveTexts(root, copy, { from, folder });
		saveTogether([
			...(hasSidebars ? [jsonAt(join(root, sidebarsFile), withoutApi(sidebars.value))] : []),
			...labels.map((each) => jsonAt(join(root, each.file), each.labels)),
			jsonAt(join(root, namesFile), [name, ...(names.value ?? [])]),
		]);
	} catch (error) {
		for (const [, copy] of copies) rmSync(join(root, copy), { recursive: true, force: true });
		throw error;
	}
	return { pages, folder, from };
}

/** Adapts paths that lead out of the folder of a manual (`../blog/…`) to the folder of a version. Translations are handled like the texts that they replace. */
function moveTexts(root: string, copied: string, { from, folder }: Pick<Snapshot, 'from' | 'folder'>): void {
	const exists = (path: string) => existsSync(join(root, path));
	for (const path of listAllFiles(root, copied, ['.md', '.mdx'])) {
		// A symbolic link is not a copy: writing to it would change its target.
		if (realpathSync(join(root, path)) !== join(realpathSync(root), path)) continue;
		const below = path.slice(copied.length);
		const text = readFileSync(join(root, path), 'utf8');
		const moved = movedText(text, { file: from + below, copy: folder + below, folder: from, exists });
		if (moved !== text) writeFileSync(join(root, path), moved);
	}
}

/** A manual as the settings of the site have it, and the folder of its texts. */
async function manualOf(home: string, id: string) {
	const settings = await importSiteConfig(home);
	if ('problems' in settings) throw new SiteError(settings.problems);
	const config = settings.value;
	const docs = id === '' ? config.docs : config.otherDocs.find((other) => other.id === id);
	const known = config.otherDocs.map((other) => other.id).join(', ');
	if (docs === undefined) throw new SiteError([versionProblem('site.config.ts', siteFaults.noManual(id), siteFaults.noManualHint(known))]);
	return { root: resolve(home, config.root), config, docs, open: conventionsOf(config).open };
}

/** The versions in the list, and those paths of the new version that exist already. */
interface Kept {
	names: readonly string[];
	namesFile: string;
	existing: readonly string[];
}

function checkName(name: string, { names, namesFile, existing }: Kept): Problem[] {
	if (!SNAPSHOT_NAME.test(name) || RESERVED.includes(name)) {
		return [versionProblem('', siteFaults.versionName(name), siteFaults.versionNameHint)];
	}
	if (names.includes(name)) return [versionProblem(namesFile, siteFaults.sameVersion(name), siteFaults.otherName)];
	return existing.map((path) => versionProblem(path, siteFaults.strayVersion(path, name), siteFaults.strayVersionHint));
}

/** Categories stay, even when they are empty then: pages and the navigation bar may lead to them. */
function withoutApi(sidebars: SidebarsConfig): SidebarsConfig {
	return Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, withoutApiItems(items)]));
}

function withoutApiItems(items: readonly SidebarItemConfig[]): SidebarItemConfig[] {
	return items.filter((item) => item.type !== 'api').map((item) => (item.type === 'category' ? { ...item, items: withoutApiItems(item.items) } : item));
}

const jsonAt = (path: string, value: unknown) => ({ path, text: `${JSON.stringify(value, undefined, '\t')}\n` });

/** The translations of a manual in each other language of the site, and those of a version: a folder, and a file of labels with the same name beside it. */
const translationsOfManual = ({ locales }: SiteConfig, docs: DocsConfig, name: string): [source: string, copy: string][] =>
	locales.flatMap(({ folder }) => {
		if (folder === undefined) return [];
		const manual = posix.join(folder, translationsOf('docs', docs));
		return [[`${manual}/current`, `${manual}/version-${name}`] as [string, string]];
	});

/** The labels of a version in a language; its own name is no longer that of the texts as they are now. */
function labelsOfVersion(root: string, file: string) {
	const { value: { 'version.label': _, ...labels } = {}, problems } = readYaml(root, file, {
		schema: z.record(z.string(), z.unknown()),
		rule: 'unreadable-file',
	});
	return { labels, problems };
}

const versionProblem = (file: string, message: string, hint: string) => problemOf('docs-version', { file, message, hint });
