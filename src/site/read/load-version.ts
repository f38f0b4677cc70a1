import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { type Doc, readDocs } from '#content/doc.ts';
import { listAllFiles } from '#content/list-files.ts';
import type { Conventions } from '#content/markdown/conventions.ts';
import { readYaml } from '#content/read-yaml.ts';
import { apiSidebars, type ListedReference, namedApis } from '#navigation/api/api-sidebars.ts';
import { sidebarOfDoc } from '#navigation/doc-frame.ts';
import { docTags } from '#navigation/doc-tags.ts';
import { type ExpandedItem, expandSidebar, type SidebarMaterial } from '#navigation/sidebar/expand-sidebar.ts';
import { resolveSidebar } from '#navigation/sidebar/resolve-sidebar.ts';
import { type ApiFolders, findApiOfText, withApisForTexts } from '#navigation/sidebar/texts-of-apis.ts';
import type { Version, VersionPlan } from '#navigation/version.ts';
import { tagsSchema } from '#schema/blog.ts';
import { withoutEffect } from '#schema/parse/without-effect.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { type CategoryFile, categoryFileSchema } from '#schema/sidebar.ts';
import { nearest } from '#text/nearest.ts';
import { blog } from '#words/blog.ts';
import { issues } from '#words/issues.ts';
import { navigation } from '#words/navigation.ts';
import { siteFaults } from '#words/site-faults.ts';
import { hintOfApis } from './choose-api.ts';
import { foldersNamed, type SidebarGenerator, withGeneratedEntries } from './generated-sidebars.ts';
import { relabelled, type SidebarLabels } from './localise-config.ts';
import { NO_SIDEBARS, readSidebars, type Sidebars } from './read-sidebars.ts';

interface LoadVersionOptions {
	/** Folder in which people wrote the site. Sidebars are read there: nobody translates them, and Node strips no types from a copy that lies among packages. */
	sources: string;
	/** Pages that no doc stands behind; they belong to `current`. `apis` are the ids of all APIs, the first one first. */
	made: Pick<SidebarMaterial, 'atlas'> & { apis: readonly string[]; references: readonly ListedReference[]; apiFolders: ApiFolders };
	showDrafts: boolean;
	conventions: Conventions;
	/** Makes what is generated in the sidebars of its manual, where the site has such a function. */
	generator?: SidebarGenerator | undefined;
	/** What entries are called in another language of the site. */
	labels?: SidebarLabels | undefined;
}

/** Reads the docs and sidebars of one version and resolves them. Collects every problem on the way. */
export async function loadVersion(
	root: string,
	plan: VersionPlan,
	{ sources, made, showDrafts, conventions, generator, labels: translated }: LoadVersionOptions,
): Promise<{ version: Version; problems: Problem[] }> {
	const labels = translated ?? (() => undefined);
	const { docs, unreadable, problems } = readDocs(root, plan, conventions);
	// Its sidebars would name one missing doc after the other.
	const isMissing = plan.isSnapshot && !existsSync(join(root, plan.folder));
	if (isMissing)
		problems.push(
			problemOf('versions', { file: plan.folder, message: siteFaults.noVersionFolder(plan.label, plan.folder), hint: siteFaults.noVersionFolderHint }),
		);
	const { apis, references, atlas, apiFolders } = plan.name === 'current' ? made : NOTHING_MADE;
	const written = isMissing ? NO_SIDEBARS : await readSidebars(sources, plan.sidebarsFile, { open: conventions.open, apiFolders });
	const apiOfText = findApiOfText(apiFolders, { folder: plan.folder, docs });
	const sidebars = { ...written, value: mapValues(written.value, (items) => withApisForTexts(items, apiOfText)) };
	problems.push(...sidebars.problems);
	const categoryFiles = readCategoryFiles(root, plan, { problems, open: conventions.open });
	const published = docs.filter((doc) => showDrafts || !doc.draft);
	const from = { plan, docs: published, categoryFiles };
	const generated =
		generator === undefined ? { value: sidebars.value, problems: [] } : await withGeneratedEntries(root, generator, { sidebars: sidebars.value, from });
	problems.push(...generated.problems);
	const apiItems = itemsByApi(apis, references);
	const material = { docs, categoryFiles, apiItems, atlas, keepsIndex: conventions.open, numberPrefixes: plan.numberPrefixes };
	problems.push(...unknownApis(sidebars, plan, made.apis));
	// What nobody has translated yet is added later, and unreadable docs say so themselves.
	if (translated === undefined && !plan.isSnapshot && unreadable.length === 0) problems.push(...emptyFolders(sidebars, plan, docs));
	const byId = new Map(docs.map((doc) => [doc.id, doc]));
	const version: Version = {
		name: plan.name,
		manual: plan.manual,
		sidebarsFile: plan.sidebarsFile,
		label: plan.label,
		path: plan.path,
		isLast: plan.isLast,
		banner: plan.banner,
		badge: plan.badge,
		mainDocId: mainDoc(docs, plan.path)?.id,
		docs: published,
		sidebars: {},
		categoryPages: [],
		draftIds: docs.filter((doc) => doc.draft).map((doc) => doc.id),
	};
	const expanded = Object.entries(generated.value).map(([id, config]): [string, ExpandedItem[]] => [id, expandSidebar(config, material)]);
	const slugger = new GithubSlugger();
	for (const [sidebarId, items] of [...expanded, ...Object.entries(apiSidebars(sidebars.value, { apis, references }))]) {
		const resolved = resolveSidebar(items, {
			sidebarId,
			file: plan.sidebarsFile,
			lineOf: sidebars.lineOf,
			docs: byId,
			unreadable,
			basePath: plan.path,
			showDrafts,
			slugger,
		});
		const { items: named, pages } = relabelled(resolved, (label, part) => labels(sidebarId, label, part));
		version.sidebars[sidebarId] = named;
		version.categoryPages.push(...pages);
		problems.push(...resolved.problems);
	}
	if (conventions.open) {
		const declared = readYaml(root, `${plan.folder}/tags.yml`, { schema: tagsSchema, rule: 'tags', open: true });
		const tagged = docTags(version.docs, { path: plan.path, declared: declared.value ?? {}, title: blog.tags, count: navigation.pages });
		version.docs = tagged.docs;
		version.categoryPages.push(...tagged.pages);
		problems.push(...declared.problems);
	}
	return { version: { ...version, docs: version.docs.map((doc) => ({ ...doc, sidebar: sidebarOfDoc(version, doc) })) }, problems };
}

const NOTHING_MADE: LoadVersionOptions['made'] = { apis: [], references: [], apiFolders: {} };

const mapValues = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
	Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The newest version of each API; one whose description cannot be read has no entries. */
function itemsByApi(apis: readonly string[], references: readonly ListedReference[]): SidebarMaterial['apiItems'] {
	return new Map(apis.map((id) => [id, references.find(({ plan }) => plan.api === id && plan.version === undefined)?.items ?? []]));
}

function unknownApis({ value, lineOf }: Sidebars, { sidebarsFile }: VersionPlan, apis: readonly string[]): Problem[] {
	const named = Object.values(value).flatMap((items) => namedApis(items).flatMap((id) => id ?? []));
	return named
		.filter((id) => !apis.includes(id))
		.map((id) => {
			return problemOf('unknown-name', { file: sidebarsFile, line: lineOf(id), message: siteFaults.sidebarApi(id), hint: hintOfApis(id, apis) });
		});
}

/** Folders that a sidebar is made of and that hold no page: it would lack them, and say nothing. */
function emptyFolders({ value, lineOf }: Sidebars, { sidebarsFile }: VersionPlan, docs: readonly Doc[]): Problem[] {
	const folders = [...new Set(docs.map(({ folder }) => folder))];
	return Object.values(value)
		.flatMap(foldersNamed)
		.filter((name) => {
			const wanted = posix.normalize(name).replace(/\/$/, '');
			return wanted !== '.' && !folders.some((folder) => folder === wanted || folder.startsWith(`${wanted}/`));
		})
		.map((name) => {
			const close = nearest(name, folders);
			const hint = close ? issues.didYouMean(close) : siteFaults.sidebarFolderHint;
			return problemOf('sidebar-doc', { file: sidebarsFile, line: lineOf(name), message: siteFaults.sidebarFolder(name), hint, severity: 'warning' });
		});
}

function readCategoryFiles(root: string, { folder }: VersionPlan, { problems, open }: { problems: Problem[]; open: boolean }): Map<string, CategoryFile> {
	const files = listAllFiles(root, folder, ['_category_.json', '_category_.yml', '_category_.yaml']);
	return new Map(
		files.flatMap((file): [string, CategoryFile][] => {
			const result = readYaml(root, file, { schema: categoryFileSchema, rule: 'category-file', open });
			problems.push(...result.problems, ...withoutEffect(result.value, file, { open }));
			return result.value ? [[posix.relative(folder, posix.dirname(file)).normalize() || '.', result.value]] : [];
		}),
	);
}

function mainDoc(docs: readonly Doc[], basePath: string): Doc | undefined {
	const published = docs.filter((doc) => !doc.draft);
	return published.find((doc) => doc.path === basePath) ?? published[0];
}
