import { join } from 'node:path';
import { askPlugins, globalDataOf } from '#docusaurus/move-in/ask-plugins.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';

/** The settings of a site with what its own plugins tell components, if they do (`docusaurus.asksPlugins`). */
export async function withPluginData(root: string, config: SiteConfig): Promise<{ config: SiteConfig; problems: Problem[] }> {
	const { docusaurus } = config;
	if (!docusaurus?.asksPlugins) return { config, problems: [] };
	const failed = (name: string, reason: string) =>
		problemOf('without-effect', { file: 'docusaurus.config', message: moveIn.pluginFailed(name, reason), hint: moveIn.pluginFailedHint });
	try {
		const told = await askPlugins(join(root, docusaurus.site));
		const problems = told.flatMap(({ name, error }) => (error === undefined ? [] : [failed(name, error)]));
		return { config: { ...config, docusaurus: { ...docusaurus, globalData: globalDataOf(told) } }, problems };
	} catch (error) {
		return { config, problems: [failed('plugins', error instanceof Error ? error.message : String(error))] };
	}
}
