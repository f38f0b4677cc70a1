import { join } from 'node:path';
import { toldContent } from '#docusaurus/drawing/told-content.ts';
import { askPlugins, globalDataOf } from '#docusaurus/move-in/ask-plugins.ts';
import type { Site } from '#navigation/site.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { moveIn } from '#words/move-in.ts';

/** Adds to a site the data that its own plugins provide for components (`docusaurus.asksPlugins`). */
export async function withPluginData(root: string, site: Site): Promise<{ site: Site; problems: Problem[] }> {
	const { config } = site;
	const { docusaurus } = config;
	if (!docusaurus?.asksPlugins) return { site, problems: [] };
	const failed = (name: string, reason: string) =>
		problemOf('without-effect', { file: 'docusaurus.config', message: moveIn.pluginFailed(name, reason), hint: moveIn.pluginFailedHint });
	try {
		const told = await askPlugins(join(root, docusaurus.site), toldContent(site));
		const problems = told.flatMap(({ name, error }) => (error === undefined ? [] : [failed(name, error)]));
		return { site: { ...site, config: { ...config, docusaurus: { ...docusaurus, globalData: globalDataOf(told) } } }, problems };
	} catch (error) {
		return { site, problems: [failed('plugins', error instanceof Error ? error.message : String(error))] };
	}
}
