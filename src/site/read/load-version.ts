import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { type Doc, type DocMemory, readDocs, splitNumberPrefix, wholeName } from '#content/doc.ts';
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
	/** Pages without a doc; they belong to `current`. `apis` are the ids of all APIs, in their order. */
	made: Pick<SidebarMaterial, 'atlas'> & { apis: readonly string[]; references: readonly ListedReference[]; apiFolders: ApiFolders };
	showDrafts: boolean;
	conventions: Conventions;
	/** The docs of the version, if an earlier build has read them. */
	memory?: DocMemory | undefined;
	/** The function of the site that makes generated sidebar items of the manual, if any. */
	generator?: SidebarGenerator | undefined;
	/** Labels of entries in another language of the site. */
	labels?: SidebarLabels | undefined;
}

/** Reads the docs and sidebars of one version and resolves them. Collects all problems. */
export async function loadVersion(root: string, plan: VersionPlan, options: LoadVersionOptions): Promise<{ version: Version; problems: Problem[] }> {
	const { sources, made, showDrafts, conventions, memory, generator, labels } = options;
	const splitName = plan.splitName ?? (plan.numberPrefixes ? splitNumberPrefix : wholeName);
	const read = readDocs(root, { ...plan, splitName }, { conventions, memory });
	// With a missing folder every entry of the sidebars would be reported as a missing doc.
	const isMissing = plan.isSnapshot && !existsSync(join(root, plan.folder));
	const { apis, references, atlas, apiFolders } = plan.name === 'current' ? made : NOTHING_MADE;
	const written = isMissing ? NO_SIDEBARS : await readSidebars(sources, plan.sidebarsFile, { open: conventions.open, apiFolders });
	const apiOfText = findApiOfText(apiFolders, { folder: plan.folder, docs: read.docs });
	const sidebars = { ...written, value: mapValues(written.value, (items) => withApisForTexts(items, apiOfText)) };
	const categories = readCategoryFiles(root, plan, conventions);
	const published = read.docs.filter((doc) => showDrafts || !doc.draft);
	const from = { plan, docs: published, categoryFiles: categories.files };
	const generated =
		generator === undefined ? { value: sidebars.value, problems: [] } : await withGeneratedEntries(root, generator, { sidebars: sidebars.value, from });
	const material = {
		docs: read.docs,
		categoryFiles: categories.files,
		apiItems: itemsByApi(apis, references),
		atlas,
		keepsIndex: conventions.open,
		splitName,
	};
	const expanded = [
		...Object.entries(generated.value).map(([id, config]): [string, ExpandedItem[]] => [id, expandSidebar(config, material)]),
		...Object.entries(apiSidebars(sidebars.value, { apis, references })),
	];
	const resolved = resolveSidebars(expanded, { plan, lineOf: sidebars.lineOf, read, showDrafts, labels });
	const version: Version = {
		name: plan.name,
		manual: plan.manual,
		sidebarsFile: plan.sidebarsFile,
		label: plan.label,
		path: plan.path,
		isLast: plan.isLast,
		banner: plan.banner,
		badge: plan.badge,
		mainDocId: mainDoc(read.docs, plan.path)?.id,
		docs: published,
		sidebars: resolved.sidebars,
		categoryPages: resolved.pages,
		draftIds: read.docs.filter((doc) => doc.draft).map((doc) => doc.id),
	};
	const tagged = conventions.open ? withTags(root, plan, version) : { version, problems: [] };
	return {
		version: { ...tagged.version, docs: tagged.version.docs.map((doc) => ({ ...doc, sidebar: sidebarOfDoc(tagged.version, doc) })) },
		problems: [
			...read.problems,
			...(isMissing ? [missingFolder(plan)] : []),
			...sidebars.problems,
			...categories.problems,
			...generated.problems,
			...unknownApis(sidebars, plan, made.apis),
			// Untranslated docs are added later, and unreadable ones are reported anyway.
			...(labels === undefined && !plan.isSnapshot && read.unreadable.length === 0 ? emptyFolders(sidebars, plan, read.docs) : []),
			...resolved.problems,
			...tagged.problems,
		],
	};
}

interface ResolveSidebarsOptions extends Pick<LoadVersionOptions, 'showDrafts' | 'labels'> {
	plan: VersionPlan;
	lineOf: Sidebars['lineOf'];
	read: Pick<ReturnType<typeof readDocs>, 'docs' | 'unreadable'>;
}

/** The sidebars of a version by id, with the pages of their categories. Ids of pages are unique in the version. */
function resolveSidebars(
	expanded: readonly (readonly [id: string, items: ExpandedItem[]])[],
	{ plan, lineOf, read: { docs, unreadable }, showDrafts, labels = () => undefined }: ResolveSidebarsOptions,
): Pick<Version, 'sidebars'> & { pages: Version['categoryPages']; problems: Problem[] } {
	const byId = new Map(docs.map((doc) => [doc.id, doc]));
	const place = {
		file: plan.sidebarsFile,
		lineOf,
		docs: byId,
		unreadable,
		basePath: plan.path,
		categories: plan.categories,
		showDrafts,
		slugger: new GithubSlugger(),
	};
	const resolved = expanded.map(([sidebarId, items]) => {
		const { problems, ...sidebar } = resolveSidebar(items, { sidebarId, ...place });
		return { sidebarId, problems, ...relabelled(sidebar, (label, part) => labels(sidebarId, label, part)) };
	});
	return {
		sidebars: Object.fromEntries(resolved.map(({ sidebarId, items }) => [sidebarId, items])),
		pages: resolved.flatMap(({ pages }) => pages),
		problems: resolved.flatMap(({ problems }) => problems),
	};
}

/** A version with pages for the tags of its docs, as Docusaurus has them. */
function withTags(root: string, { folder, path }: VersionPlan, version: Version): { version: Version; problems: readonly Problem[] } {
	const declared = readYaml(root, `${folder}/tags.yml`, { schema: tagsSchema, rule: 'tags', open: true });
	const { docs, pages } = docTags(version.docs, { path, declared: declared.value ?? {}, title: blog.tags, count: navigation.pages });
	return { version: { ...version, docs, categoryPages: [...version.categoryPages, ...pages] }, problems: declared.problems };
}

const missingFolder = ({ label, folder }: VersionPlan): Problem =>
	problemOf('versions', { file: folder, message: siteFaults.noVersionFolder(label, folder), hint: siteFaults.noVersionFolderHint });

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

/** Folders that a sidebar names and that hold no page: the sidebar would lack them in silence. */
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

function readCategoryFiles(
	root: string,
	{ folder }: VersionPlan,
	{ open }: Pick<Conventions, 'open'>,
): { files: Map<string, CategoryFile>; problems: Problem[] } {
	const files = new Map<string, CategoryFile>();
	const problems: Problem[] = [];
	for (const file of listAllFiles(root, folder, ['_category_.json', '_category_.yml', '_category_.yaml'])) {
		const result = readYaml(root, file, { schema: categoryFileSchema, rule: 'category-file', open });
		problems.push(...result.problems, ...withoutEffect(result.value, file, { open }));
		if (result.value) files.set(posix.relative(folder, posix.dirname(file)).normalize() || '.', result.value);
	}
	return { files, problems };
}

function mainDoc(docs: readonly Doc[], basePath: string): Doc | undefined {
	const published = docs.filter((doc) => !doc.draft);
	return published.find((doc) => doc.path === basePath) ?? published[0];
}
