import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { readComponent } from '#checks/text/reading/read-component.ts';
import { readDescriptionTexts } from '#checks/text/reading/read-description-texts.ts';
import { readPage } from '#checks/text/reading/read-page.ts';
import { readRecipeTexts } from '#checks/text/reading/read-recipe-texts.ts';
import { readSettings } from '#checks/text/reading/read-settings.ts';
import { pageOfPassages, type SourcePage } from '#checks/text/reading/source-page.ts';
import { readText } from '#content/files/read-text.ts';
import { listFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { withinDepth } from '#content/markdown/nesting.ts';
import { readSource } from '#content/markdown/source.ts';
import { readYaml } from '#content/read-yaml.ts';
import { planReferences } from '#navigation/api/reference-plan.ts';
import { createJsonLines } from '#openapi/load/json-lines.ts';
import type { Origin } from '#schema/parse/parse.ts';
import { type Problem, problemsOr, SiteError } from '#schema/problem.ts';
import { recipesSchema } from '#schema/recipes.ts';
import { sidebarsSchema } from '#schema/sidebar.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { explainPage } from '#site/explain-page.ts';
import { importConfig, importSiteConfig } from './import-config.ts';
import { usableConfig } from './usable-config.ts';

/** All texts of a site for readers, file by file; unreadable ones are added to `problems`. `home` is the folder of `site.config.ts`. */
export async function readTexts(home: string, problems: Problem[]): Promise<SourcePage[]> {
	const settings = await importSiteConfig(home);
	if ('problems' in settings) problems.push(...settings.problems);
	// A mistake in the settings must not hide problems of the texts.
	const { value: config, lineOf } = 'problems' in settings ? { value: await usableConfig(home), lineOf: () => undefined } : settings;
	const root = resolve(home, config.root);
	return [
		...readPages(root, config, problems),
		...readComponents(root, config.checks.components, problems),
		{ ...pageOfPassages('site.config.ts', readSettings(config, lineOf)), searchWords: readSynonyms(config, lineOf) },
		...planReferences(config.api).flatMap(({ version, description }) =>
			version ? [] : [...readApiTexts(root, description), ...readRecipesBeside(root, description)],
		),
		...(await readSidebarLabels(root, config, problems)),
	];
}

/** Words of readers in the settings, and the words in the texts that have the same meaning. */
const readSynonyms = ({ search }: SiteConfig, lineOf: Origin['lineOf']): SourcePage['searchWords'] =>
	Object.entries(search.synonyms).flatMap(([ours, theirs]) =>
		[ours, ...theirs].map((text) => ({ text, line: lineOf(['search', 'synonyms', ours]) ?? 1, isOurs: text === ours })),
	);

/** The labels in sidebars that were written for this program. */
async function readSidebarLabels(root: string, { docs, otherDocs, docusaurus }: SiteConfig, problems: Problem[]): Promise<SourcePage[]> {
	const files = docusaurus === undefined ? [docs, ...otherDocs].map(({ sidebars }) => sidebars) : [];
	const pages: SourcePage[] = [];
	for (const file of new Set(files)) {
		if (!existsSync(join(root, file))) continue;
		const sidebars = await importConfig(root, { file, schema: sidebarsSchema, rule: 'sidebars' });
		if ('problems' in sidebars) problems.push(...sidebars.problems);
		else pages.push(pageOfPassages(file, readSettings(sidebars.value, sidebars.lineOf)));
	}
	return pages;
}

/** The Markdown of all folders that the site names; older versions of the docs are as they were. */
function readPages(root: string, config: SiteConfig, problems: Problem[]): SourcePage[] {
	const { docs, otherDocs, blog, otherBlogs, pages } = config;
	const conventions = conventionsOf(config);
	const blogs = [blog, ...otherBlogs].map(({ folder }) => folder);
	const folders = [docs.folder, ...otherDocs.map(({ folder }) => folder), ...blogs, pages.folder];
	const texts = folders.flatMap((folder) => listFiles(root, folder, ['.md', '.mdx']));
	const files = new Set([...texts, ...textsBesideApis(root, config)]);
	return [...files].flatMap((file) => {
		const source = problemsOr(() => withinDepth(readSource(root, file, conventions)));
		if ('problems' in source) {
			problems.push(...source.problems);
			return [];
		}
		try {
			return [{ ...readPage(source, conventions), blog: blogs.find((folder) => file.startsWith(`${folder}/`)) }];
		} catch (error) {
			problems.push(...explainPage(error, source, conventions));
			return [];
		}
	});
}

/** The texts beside the newest description of each API, not in subfolders: a description may be in the top folder of the site. */
const textsBesideApis = (root: string, { api }: SiteConfig): string[] =>
	planReferences(api).flatMap(({ version, description }) => {
		const folder = posix.dirname(description);
		return version ? [] : listFiles(root, folder, ['.md', '.mdx']).filter((file) => posix.dirname(file) === posix.normalize(folder));
	});

/** Components that the site brings along; a file that does not compile is for others to report, one that is no text is added to `problems`. */
function readComponents(root: string, folders: readonly string[], problems: Problem[]): SourcePage[] {
	return folders
		.flatMap((folder) => listFiles(root, folder, ['.ts', '.tsx']))
		.filter((file) => !/\.(?:test|fixture|d)\.tsx?$/.test(file))
		.flatMap((file) => {
			try {
				return [pageOfPassages(file, readComponent(readText(root, file), file.endsWith('.ts') ? 'ts' : 'tsx'))];
			} catch (error) {
				if (error instanceof SiteError) problems.push(...error.problems);
				return [];
			}
		});
}

/** The texts of the recipes beside a description. Mistakes in the file are reported where its reference is read. */
function readRecipesBeside(root: string, description: string): SourcePage[] {
	const file = posix.join(posix.dirname(description), 'recipes.yml');
	const { value, lineOf } = readYaml(root, file, { schema: recipesSchema, rule: 'api-recipes' });
	if (value === undefined) return [];
	const written = problemsOr(() => readText(root, description));
	const names = typeof written === 'string' ? [...written.matchAll(/"([A-Za-z][\w-]*)"/g)].flatMap(([, name]) => name ?? []) : [];
	return [pageOfPassages(file, readRecipeTexts(value, lineOf, new Set(names)))];
}

/** The texts of an API description in JSON; not validated here. */
function readApiTexts(root: string, file: string): SourcePage[] {
	if (!file.endsWith('.json') || !existsSync(join(root, file))) return [];
	try {
		const text = readText(root, file);
		return [pageOfPassages(file, readDescriptionTexts(JSON.parse(text), createJsonLines(text)))];
	} catch {
		return [];
	}
}
