import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { snapshotPlaces } from '#navigation/version.ts';
import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import type { SidebarItemConfig, SidebarsConfig } from '#schema/sidebar.ts';
import { siteFaults } from '#words/site-faults.ts';
import { importSiteConfig } from './import-config.ts';
import { NO_SIDEBARS, readSidebars } from './read-sidebars.ts';
import { readVersionNames, versionNamesFile } from './read-version-names.ts';

/** A name becomes a folder and a part of addresses. */
const SNAPSHOT_NAME = /^[a-z0-9](?:[a-z0-9._-]{0,30}[a-z0-9])?$/i;

/** Names that stand for what is not a snapshot: the texts as they are now, and their path beside snapshots. */
const RESERVED = ['current', 'next'];

/** What was kept of a manual. */
interface Snapshot {
	pages: number;
	/** Where its texts lie now, relative to the root of the texts. */
	folder: string;
	/** Where they lay, and new ones still go. */
	from: string;
}

/**
 * Keeps the texts of a manual as they are now under a version name: a copy of its folder, its sidebars beside it, the name first in its list of versions.
 * Where they lie is what `site.config.ts` in `home` says. The pages of the API description belong to the newest version only, so they are left out of the sidebars.
 * @param manual id of a further manual; the first has none.
 * Throws a `SiteError`, and writes nothing, when the name cannot be used or the site cannot be read.
 */
export async function snapshotDocs(home: string, name: string, manual = ''): Promise<Snapshot> {
	const { root, docs, open } = await manualOf(home, manual);
	const from = docs.folder;
	const names = readVersionNames(root, docs);
	const pages = listFiles(root, from, ['.md', '.mdx']).length;
	const hasSidebars = existsSync(join(root, docs.sidebars));
	const sidebars = hasSidebars ? await readSidebars(root, docs.sidebars, { open, apiFolders: {} }) : NO_SIDEBARS;
	const { folder, sidebarsFile } = snapshotPlaces(name, docs);
	const namesFile = versionNamesFile(docs);
	const existing = [folder, sidebarsFile].filter((path) => existsSync(join(root, path)));
	const problems = [
		...names.problems,
		...sidebars.problems.filter(({ severity }) => severity === 'error'),
		...checkName(name, { names: names.value ?? [], namesFile, existing }),
		...(pages === 0 ? [versionProblem(from, siteFaults.noDocs(from), siteFaults.noDocsHint(from))] : []),
	];
	if (problems.length > 0) throw new SiteError(problems);
	try {
		cpSync(join(root, from), join(root, folder), { recursive: true });
		if (hasSidebars) writeJson(root, sidebarsFile, withoutApi(sidebars.value));
		writeJson(root, namesFile, [name, ...(names.value ?? [])]);
	} catch (error) {
		for (const path of [folder, sidebarsFile]) rmSync(join(root, path), { recursive: true, force: true });
		throw error;
	}
	return { pages, folder, from };
}

/** A manual as the settings of the site have it, and the folder of its texts. */
async function manualOf(home: string, id: string) {
	const settings = await importSiteConfig(home);
	if ('problems' in settings) throw new SiteError(settings.problems);
	const config = settings.value;
	const docs = id === '' ? config.docs : config.otherDocs.find((other) => other.id === id);
	const known = config.otherDocs.map((other) => other.id).join(', ');
	if (docs === undefined) throw new SiteError([versionProblem('site.config.ts', siteFaults.noManual(id), siteFaults.noManualHint(known))]);
	return { root: resolve(home, config.root), docs, open: conventionsOf(config).open };
}

/** What is known of versions before one of this name is made: the names in the list, and paths of it that exist. */
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

function writeJson(root: string, file: string, value: unknown): void {
	mkdirSync(join(root, file, '..'), { recursive: true });
	writeFileSync(join(root, file), `${JSON.stringify(value, undefined, '\t')}\n`);
}

const versionProblem = (file: string, message: string, hint: string) => problemOf('docs-version', { file, message, hint });
