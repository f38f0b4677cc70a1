import { join, posix } from 'node:path';
import { splitNumberPrefix } from '#content/doc.ts';
import { listAllFiles } from '#content/list-files.ts';
import { askNumberPrefixes } from '#docusaurus/move-in/ask-number-prefixes.ts';
import type { VersionPlan } from '#navigation/version.ts';
import type { DocsConfig } from '#schema/docs-config.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';

/**
 * Adds to versions of manuals whose names a function of `docusaurus.config` splits into position and name (`docusaurus.prefixParsers`) its results for their files and
 * folders. If it fails, this is reported, and a number before a name is its position.
 */
export async function withNumberPrefixes(
	root: string,
	plans: readonly VersionPlan[],
	{ docs, otherDocs, docusaurus }: SiteConfig,
): Promise<{ plans: VersionPlan[]; problems: Problem[] }> {
	const asked = new Map(
		[docs, ...otherDocs].flatMap((manual) => (docusaurus?.prefixParsers.includes(manual.folder) ? [[idOfManual(manual), manual.folder] as const] : [])),
	);
	const site = docusaurus?.site ?? '.';
	const results = plans.map(async (plan): Promise<{ plan: VersionPlan; problems: Problem[] }> => {
		const folder = asked.get(plan.manual);
		if (folder === undefined) return { plan, problems: [] };
		const names = [...new Set(listAllFiles(root, plan.folder, ['.md', '.mdx']).flatMap((file) => fileNames(posix.relative(plan.folder, file))))];
		try {
			const parsed = await askNumberPrefixes(join(root, site), { manual: posix.relative(site, folder), names });
			const known = new Map(parsed?.map(({ name, position }, index) => [names[index], { name, position }]));
			return { plan: { ...plan, splitName: (name) => known.get(name) ?? splitNumberPrefix(name) }, problems: [] };
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			return {
				plan,
				problems: [problemOf('without-effect', { file: 'docusaurus.config', message: moveIn.noPrefixParser(reason), hint: moveIn.noPrefixParserHint })],
			};
		}
	});
	const all = await Promise.all(results);
	return { plans: all.map(({ plan }) => plan), problems: all.flatMap(({ problems }) => problems) };
}

const idOfManual = ({ id = '' }: DocsConfig) => id;

/** The names of a file without its ending and of the folders around it, composed as those of pages are. */
const fileNames = (file: string): string[] =>
	file
		.replace(/\.mdx?$/, '')
		.normalize()
		.split('/');
