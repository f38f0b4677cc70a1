import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readComponent } from '#checks/text/reading/read-component.ts';
import { readDescriptionTexts } from '#checks/text/reading/read-description-texts.ts';
import { readPage } from '#checks/text/reading/read-page.ts';
import { readSettings } from '#checks/text/reading/read-settings.ts';
import { pageOfPassages, type SourcePage } from '#checks/text/reading/source-page.ts';
import { readText } from '#content/files/read-text.ts';
import { listFiles } from '#content/list-files.ts';
import { withinDepth } from '#content/markdown/nesting.ts';
import { readSource } from '#content/markdown/source.ts';
import { planReferences } from '#navigation/api/reference-plan.ts';
import { createJsonLines } from '#openapi/load/json-lines.ts';
import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import { sidebarsSchema } from '#schema/sidebar.ts';
import { describeEngineMessage } from '#site/engine-message.ts';
import { importConfig, importSiteConfig } from './import-config.ts';

/** Folders of Markdown; older versions of the docs are as they were. */
const PAGES = ['docs', 'blog', 'pages', 'api'];

/** Everything in a site that readers read, file by file; what cannot be read is added to `problems`. */
export async function readTexts(root: string, problems: Problem[]): Promise<SourcePage[]> {
	const config = await importSiteConfig(root);
	const sidebars = existsSync(join(root, 'sidebars.ts'))
		? await importConfig(root, { file: 'sidebars.ts', schema: sidebarsSchema, rule: 'sidebars' })
		: undefined;
	if ('problems' in config) problems.push(...config.problems);
	if (sidebars && 'problems' in sidebars) problems.push(...sidebars.problems);
	return [
		...readPages(root, problems),
		...('value' in config
			? [
					...readComponents(root, config.value.checks.components, problems),
					pageOfPassages('site.config.ts', readSettings(config.value, config.lineOf)),
					...planReferences(config.value.api).flatMap(({ version, description }) => (version ? [] : readDescription(root, description))),
				]
			: []),
		...(sidebars && 'value' in sidebars ? [pageOfPassages('sidebars.ts', readSettings(sidebars.value, sidebars.lineOf))] : []),
	];
}

function readPages(root: string, problems: Problem[]): SourcePage[] {
	return PAGES.flatMap((folder) => listFiles(root, folder, ['.md', '.mdx'])).flatMap((file) => {
		try {
			return [readPage(withinDepth(readSource(root, file)))];
		} catch (error) {
			if (error instanceof SiteError) {
				problems.push(...error.problems);
				return [];
			}
			const text = error instanceof Error ? error.message : String(error);
			const line = /^(?:\w*Error: )?(\d+):\d+/.exec(text)?.[1];
			const { message, hint } = describeEngineMessage(text);
			problems.push(problemOf('page-syntax', { file, line: line === undefined ? undefined : Number(line), message, hint }));
			return [];
		}
	});
}

/** Components that the site brings along; a file that does not compile is for others to report, one that is no text is added to `problems`. */
function readComponents(root: string, folders: readonly string[], problems: Problem[]): SourcePage[] {
	return folders
		.flatMap((folder) => listFiles(root, folder, ['.ts', '.tsx']))
		.filter((file) => !/\.(?:test|fixture|d)\.tsx?$/.test(file))
		.flatMap((file) => {
			try {
				return [pageOfPassages(file, readComponent(readText(root, file)))];
			} catch (error) {
				if (error instanceof SiteError) problems.push(...error.problems);
				return [];
			}
		});
}

/** The texts of an API description in JSON; whether it is valid is for others to say. */
function readDescription(root: string, file: string): SourcePage[] {
	if (!file.endsWith('.json') || !existsSync(join(root, file))) return [];
	try {
		const text = readText(root, file);
		return [pageOfPassages(file, readDescriptionTexts(JSON.parse(text), createJsonLines(text)))];
	} catch {
		return [];
	}
}
