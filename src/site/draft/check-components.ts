import { conventionsOf } from '#content/markdown/conventions.ts';
import { readSource } from '#content/markdown/source.ts';
import { routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { type Problem, problemsOr } from '#schema/problem.ts';
import { createReadModule } from './module-names.ts';
import { checkPageCode } from './page-code.ts';

/** What is wrong with the imports and components of all pages of the site below `root`. One that was written for Docusaurus has its components guarded one by one. */
export function checkComponents(root: string, site: Site): Problem[] {
	if (conventionsOf(site.config).open) return [];
	const readModule = createReadModule();
	return [...routeIndex(site).byFile.keys()].flatMap((file) => {
		const source = problemsOr(() => readSource(root, file));
		return 'problems' in source ? [] : checkPageCode(root, source, readModule);
	});
}
