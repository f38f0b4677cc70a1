import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Origin } from '#schema/parse/parse.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { linkProblems } from '#words/link-problems.ts';
import { siteFaults } from '#words/site-faults.ts';

/** If this file exists, it is the icon even if the settings do not name it. */
const USUAL_ICON = '/favicon.svg';

/** The icon of the site in `root`: a full address, or a file that is there. A named file that does not exist is reported. */
export function siteIcon(root: string, { icon, files }: SiteConfig, lineOf: Origin['lineOf']): { icon: string | undefined; problems: Problem[] } {
	const path = icon ?? USUAL_ICON;
	if (URL.canParse(path) || files.some((folder) => existsSync(join(root, folder, path)))) return { icon: path, problems: [] };
	const place = { file: 'site.config.ts', line: lineOf(['icon']) };
	const missing = problemOf('missing-image', { ...place, message: linkProblems.missingImage(path), hint: siteFaults.iconHint(files.join(', ')) });
	return { icon: undefined, problems: icon === undefined ? [] : [missing] };
}
