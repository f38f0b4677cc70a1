import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteSources } from '#checks/source/site-sources.ts';
import { lineOfFrontMatter } from '#content/content-file.ts';
import { readDocs } from '#content/doc.ts';
import { readYaml } from '#content/read-yaml.ts';
import { helpAddresses, helpTargets, helpTargetsOf } from '#navigation/help-targets.ts';
import type { Site } from '#navigation/site.ts';
import { planVersions } from '#navigation/version.ts';
import { type HelpList, helpListSchema } from '#schema/help-ids.ts';
import { type Problem, SiteError } from '#schema/problem.ts';
import { importSiteConfig } from './import-config.ts';
import { readVersionNames } from './read-version-names.ts';

/** The list of all help ids ever published, relative to the site root. */
export const HELP_LIST = 'docs/help-ids.json';

const EMPTY_HELP_LIST: HelpList = { ids: [], redirects: {} };

const readList = (root: string) => readYaml(root, HELP_LIST, { schema: helpListSchema, rule: 'help-list' });

/** Reads the list that the help ids of a site are compared with. */
export function readHelpList(root: string): Pick<SiteSources, 'help' | 'lineOfKey' | 'lineOfText'> & { problems: Problem[] } {
	const { value, problems, lineOf } = readList(root);
	return {
		help: problems.length > 0 ? undefined : { ...(value ?? EMPTY_HELP_LIST), file: HELP_LIST, lineOf },
		lineOfKey: (file, path) => lineOfFrontMatter(root, file, path),
		lineOfText: lineFinder(root),
		problems,
	};
}

/** The published list of addresses; nothing for a site without help ids. */
export function helpFile(site: Site, root: string): { path: string; text: string }[] {
	const targets = helpTargets(site);
	if (targets.length === 0) return [];
	const addresses = helpAddresses(targets, readList(root).value?.redirects ?? {}, site.config.base);
	return [{ path: '/help-ids.json', text: `${JSON.stringify(addresses, undefined, '\t')}\n` }];
}

/** Finds the line of a key in a source of the site. */
function lineFinder(root: string): SiteSources['lineOfText'] {
	return (file, text) => {
		const path = join(root, file);
		const index = existsSync(path)
			? readFileSync(path, 'utf8')
					.split('\n')
					.findIndex((line) => line.trimStart().startsWith(text))
			: -1;
		return index === -1 ? undefined : index + 1;
	};
}

/**
 * Adds the new help ids of the site below `root` to the list and writes it. Nothing is ever taken out.
 * Returns the ids that were added. Throws a `SiteError` when the sources cannot be read.
 */
export async function growHelpList(root: string): Promise<string[]> {
	const config = await importSiteConfig(root);
	if ('problems' in config) throw new SiteError(config.problems);
	const names = readVersionNames(root, config.value.docs).value ?? [];
	const plan = planVersions(names, config.value.docs).find(({ isLast }) => isLast);
	const { docs, problems } = plan ? readDocs(root, plan) : { docs: [], problems: [] };
	const list = readList(root);
	if (problems.length + list.problems.length > 0) throw new SiteError([...problems, ...list.problems]);
	const { ids, redirects } = list.value ?? EMPTY_HELP_LIST;
	const added = [...new Set(helpTargetsOf(docs).map(({ id }) => id))].filter((id) => !ids.includes(id));
	if (added.length > 0) writeFileSync(join(root, HELP_LIST), `${JSON.stringify({ ids: [...ids, ...added].sort(), redirects }, undefined, '\t')}\n`);
	return added.sort();
}
