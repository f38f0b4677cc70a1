import { join } from 'node:path';
import { siteFiles } from '#content/site-files.fixture.ts';
import { reportFailure } from '#docusaurus/drawing/failures.ts';
import { pageModules } from '#docusaurus/modules/page-modules.ts';
import { markdownOptions, markdownSite } from '#navigation/markdown-site.ts';
import type { Problem } from '#schema/problem.ts';
import { failedComponents } from '#site/build/failed-components.ts';
import { checkComponents } from '#site/draft/check-components.ts';
import { collectEngineErrors } from '#site/engine/engine-errors.ts';
import engineLog from '#site/engine/engine-log.ts';
import { explainPage } from '#site/explain-page.ts';
import { loadSite } from '#site/read/load-site.ts';
import { CONFIG, type Plant } from './plant.ts';

/** Faults in pages that hold components. */
export const COMPONENTS: readonly Plant[] = [
	{
		name: 'pages that the engine cannot make',
		find: async () => {
			const log = (message: string) =>
				collectEngineErrors(async () => engineLog().write({ level: 'error', message }), { root: '/site', sourceOf: () => undefined });
			return [...(await log('Error rendering docs/a.md: Unexpected token')), ...(await log('TypeError: Something else'))];
		},
		rules: 'page-syntax rendering',
	},
	{
		name: 'a component with a property that it does not have',
		find: async () => {
			const root = siteFiles({
				'site.config.ts': `export default { ${CONFIG} };`,
				'docs/a.mdx': 'import { Teil } from \'./Teil.tsx\';\n\n<Teil nix="1" client:nie />\n',
				'docs/Teil.tsx': 'export function Teil() {\n\treturn null;\n}\n',
			});
			const { site } = await loadSite(root);
			return site === undefined ? [] : checkComponents(root, site);
		},
		rules: 'component-use',
	},
	{
		name: 'a site of Docusaurus whose page imports what is not there and names a component that throws',
		find: async () => {
			const root = siteFiles({
				'site.config.ts': `export default { ${CONFIG}, docusaurus: {} };`,
				'docs/a.md': "import Nichts from 'nichts';\n\n<Nichts />",
			});
			const { site } = await loadSite(root);
			if (site === undefined) return [];
			const found: Problem[] = [];
			const markdown = markdownOptions(root, markdownSite(site));
			const plugin = pageModules({ root, config: () => site.config, markdown, explain: explainPage, report: (problem) => found.push(problem) });
			if (typeof plugin.resolveId === 'function')
				await plugin.resolveId.call({ environment: { config: { consumer: 'server' } } } as never, 'nichts', join(root, 'docs/a.md'), {
					isEntry: false,
				} as never);
			reportFailure({ path: '/docs/a/', component: 'Nichts', reason: 'window is not defined' });
			return [...found, ...failedComponents(site, root)];
		},
		rules: 'missing-import failed-component',
	},
];
