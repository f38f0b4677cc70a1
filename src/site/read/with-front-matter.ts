import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { parseFrontMatter } from '#docusaurus/move-in/parse-front-matter.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';

/**
 * Adds to the settings of a site the front matter and the texts that functions of `docusaurus.config` make of its files, if there are any (`docusaurus.parseFrontMatter`,
 * `docusaurus.preprocessor`).
 */
export async function withFrontMatter(root: string, config: SiteConfig): Promise<{ config: SiteConfig; problems: Problem[] }> {
	const { docusaurus } = config;
	if (!docusaurus?.parseFrontMatter && !docusaurus?.preprocessor) return { config, problems: [] };
	const files = [...new Set(conventionsOf(config).folders.flatMap((folder) => listAllFiles(root, folder, ['.md', '.mdx'])))];
	try {
		const changed = Object.entries(await parseFrontMatter(join(root, docusaurus.site), root, files));
		const problems = changed.flatMap(([file, result]): Problem[] => {
			if ('error' in result)
				return [problemOf('front-matter', { file, line: 1, message: moveIn.frontMatterFailed(result.error), hint: moveIn.frontMatterFailedHint })];
			return result.hasOtherText ? [problemOf('without-effect', { file, line: 1, message: moveIn.frontMatterText, hint: moveIn.frontMatterTextHint })] : [];
		});
		const sound = changed.flatMap(([file, result]) => ('error' in result ? [] : [{ file, ...result }]));
		const frontMatter = Object.fromEntries(sound.flatMap(({ file, frontMatter }) => (frontMatter === undefined ? [] : [[file, frontMatter]])));
		const texts = Object.fromEntries(sound.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]])));
		return { config: { ...config, docusaurus: { ...docusaurus, frontMatter, texts } }, problems };
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return {
			config,
			problems: [problemOf('front-matter', { file: 'docusaurus.config', message: moveIn.frontMatterFailed(reason), hint: moveIn.frontMatterFailedHint })],
		};
	}
}
