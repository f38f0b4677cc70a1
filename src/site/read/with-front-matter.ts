import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { parseFrontMatter } from '#docusaurus/move-in/parse-front-matter.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';

/** The settings of a site with the front matter that a function of `docusaurus.config` makes of its texts, if it has one (`docusaurus.parseFrontMatter`). */
export async function withFrontMatter(root: string, config: SiteConfig): Promise<{ config: SiteConfig; problems: Problem[] }> {
	const { docusaurus } = config;
	if (!docusaurus?.parseFrontMatter) return { config, problems: [] };
	const files = [...new Set(conventionsOf(config).folders.flatMap((folder) => listAllFiles(root, folder, ['.md', '.mdx'])))];
	try {
		const changed = Object.entries(await parseFrontMatter(join(root, docusaurus.site), root, files));
		const problems = changed.flatMap(([file, result]): Problem[] => {
			if ('error' in result)
				return [problemOf('front-matter', { file, line: 1, message: moveIn.frontMatterFailed(result.error), hint: moveIn.frontMatterFailedHint })];
			return result.hasOtherText ? [problemOf('without-effect', { file, line: 1, message: moveIn.frontMatterText, hint: moveIn.frontMatterTextHint })] : [];
		});
		const frontMatter = Object.fromEntries(changed.flatMap(([file, result]) => ('error' in result ? [] : [[file, result.frontMatter]])));
		return { config: { ...config, docusaurus: { ...docusaurus, frontMatter } }, problems };
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return {
			config,
			problems: [problemOf('front-matter', { file: 'docusaurus.config', message: moveIn.frontMatterFailed(reason), hint: moveIn.frontMatterFailedHint })],
		};
	}
}
