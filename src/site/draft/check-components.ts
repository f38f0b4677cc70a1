import { conventionsOf } from '#content/markdown/conventions.ts';
import { readSource } from '#content/markdown/source.ts';
import { routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { type Problem, problemsOr } from '#schema/problem.ts';
import { createReadModule, type ReadModule } from './module-names.ts';
import { checkPageCode } from './page-code.ts';
import { checkSiteCode } from './site-code.ts';

/** Problems with the imports and components of all pages of the site below `root`. None for a site from Docusaurus, whose components are guarded one by one when they are rendered. */
export function checkComponents(root: string, site: Site): Problem[] {
	const conventions = conventionsOf(site.config);
	if (conventions.open) return [];
	const readModule = createReadModule();
	const importers = new Map<string, string[]>();
	// A plain `.md` has no components.
	const files = [...routeIndex(site).byFile.keys()].filter((file) => !file.endsWith('.md'));
	const inPages = files.flatMap((file) => {
		const source = problemsOr(() => readSource(root, file));
		const noting: ReadModule = (module) => {
			importers.set(module, [...(importers.get(module) ?? []), file]);
			return readModule(module);
		};
		return 'problems' in source ? [] : checkPageCode(root, source, { moduleNames: noting, conventions });
	});
	return [...inPages, ...checkSiteCode(root, importers, readModule)];
}
