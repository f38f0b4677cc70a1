import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listFiles } from '#content/list-files.ts';
import { readYaml } from '#content/read-yaml.ts';
import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import { type SidebarItemConfig, type SidebarsConfig, sidebarsSchema } from '#schema/sidebar.ts';
import { siteFaults } from '#words/site-faults.ts';
import { importConfig } from './import-config.ts';

/** A name becomes a folder and a part of addresses. */
const SNAPSHOT_NAME = /^[a-z0-9](?:[a-z0-9._-]{0,30}[a-z0-9])?$/i;

/** Names that stand for what is not a snapshot: `docs/` itself and its path beside snapshots. */
const RESERVED = ['current', 'next'];

/**
 * Keeps `docs/` as it is now under a version name: `versioned_docs/version-<name>/`, its sidebars beside it, the name first in `versions.json`.
 * The pages of the API description belong to the newest version only, so they are left out of the sidebars.
 * @returns the number of pages kept. Throws a `SiteError`, and writes nothing, when the name cannot be used or the site cannot be read.
 */
export async function snapshotDocs(root: string, name: string): Promise<number> {
	const names = readYaml(root, 'versions.json', { schema: z.array(z.string().min(1)), rule: 'versions' });
	const pages = listFiles(root, 'docs', ['.md', '.mdx']).length;
	const sidebars = await importSidebars(root);
	const folder = `versioned_docs/version-${name}`;
	const sidebarsFile = `versioned_sidebars/version-${name}-sidebars.json`;
	const problems = [
		...names.problems,
		...sidebars.problems,
		...checkName(
			name,
			names.value ?? [],
			[folder, sidebarsFile].filter((path) => existsSync(join(root, path))),
		),
	];
	if (pages === 0) problems.push(versionProblem('docs', siteFaults.noDocs, siteFaults.noDocsHint));
	if (problems.length > 0) throw new SiteError(problems);
	try {
		cpSync(join(root, 'docs'), join(root, folder), { recursive: true });
		if (sidebars.value !== undefined) writeJson(root, sidebarsFile, withoutApi(sidebars.value));
		writeJson(root, 'versions.json', [name, ...(names.value ?? [])]);
	} catch (error) {
		for (const path of [folder, sidebarsFile]) rmSync(join(root, path), { recursive: true, force: true });
		throw error;
	}
	return pages;
}

function checkName(name: string, names: readonly string[], existing: readonly string[]): Problem[] {
	if (!SNAPSHOT_NAME.test(name) || RESERVED.includes(name)) {
		return [versionProblem('', siteFaults.versionName(name), siteFaults.versionNameHint)];
	}
	if (names.includes(name)) return [versionProblem('versions.json', siteFaults.sameVersion(name), siteFaults.otherName)];
	return existing.map((path) => versionProblem(path, siteFaults.strayVersion(path, name), siteFaults.strayVersionHint));
}

async function importSidebars(root: string): Promise<{ value: SidebarsConfig | undefined; problems: Problem[] }> {
	if (!existsSync(join(root, 'sidebars.ts'))) return { value: undefined, problems: [] };
	const result = await importConfig(root, { file: 'sidebars.ts', schema: sidebarsSchema, rule: 'sidebars' });
	return 'problems' in result ? { value: undefined, problems: result.problems } : { value: result.value, problems: [] };
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
