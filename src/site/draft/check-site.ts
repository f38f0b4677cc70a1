import type { TextResult } from '#checks/text/text-rules.ts';
import { eachOnce } from '#schema/problem.ts';
import { checkTexts } from '#site/read/check-texts.ts';
import { loadSite } from '#site/read/load-site.ts';
import { textFaults } from '#words/text-faults.ts';
import { checkDraft } from './check-draft.ts';

/**
 * Everything that can be said of the site below `root` without building it: how its files go together, what its pages link to and import, its texts.
 * Each finding is told once; what is tolerated is for the build to mention. Throws a `SiteError` when there is no site, or when a list that texts are checked against cannot be read.
 */
export async function checkSite(root: string): Promise<TextResult[]> {
	const loaded = loadSite(root);
	const { root: folder, site, references, problems } = await loaded;
	const drafted = site === undefined ? [] : await checkDraft(folder, { site, references });
	const results = [
		{ name: textFaults.groups.site, problems: problems.filter(({ tolerated }) => !tolerated) },
		{ name: textFaults.groups.pages, problems: drafted },
		...(await checkTexts(root, loaded)),
	];
	const once = new Set(eachOnce(results.flatMap(({ problems: found }) => found)));
	return results.map(({ name, problems: found }) => ({ name, problems: found.filter((problem) => once.has(problem)) }));
}
