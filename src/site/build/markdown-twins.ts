import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFacts } from '#finished-page/page-facts.ts';
import { hasTwin, twinPath } from '#navigation/twin-path.ts';
import type { Site } from '#site/site.ts';
import { llmsFiles, type PageTwin } from '#twin/llms.ts';
import type { PageFinisher } from './finish-page.ts';
import { isOfNewest } from './is-of-newest.ts';

interface BuiltPages {
	folder: string;
	pages: ReadonlyMap<string, PageFacts>;
	files: ReadonlySet<string>;
}

/** Every page that may be found as Markdown beside it, and the lists that lead programs to them. Operations of the API have brought theirs along. */
export function markdownTwins(
	site: Site,
	{ folder, pages, files }: BuiltPages,
	{ makeTwin }: Pick<PageFinisher, 'makeTwin'>,
): { path: string; text: string }[] {
	const made: { path: string; text: string }[] = [];
	const listed: PageTwin[] = [];
	for (const page of pages.values()) {
		const { path, title, description, canonical, kind } = page;
		if (page.noindex || page.redirect || canonical === undefined) continue;
		const file = twinPath(path);
		const text = hasTwin(kind) && !files.has(file) ? makeTwin(readFileSync(join(folder, path, 'index.html'), 'utf8'), canonical) : undefined;
		if (text !== undefined) made.push({ path: file, text });
		const isApi = kind?.startsWith('api-') === true;
		if ((text !== undefined || files.has(file)) && isOfNewest(site, page))
			listed.push({ path, title: titleIn(title, site), description, text: isApi ? undefined : text });
	}
	return [...made, ...llmsFiles(site, listed)];
}

/** The title of a page without the name of the site behind it. */
const titleIn = (title: string, { config }: Site) => title.replace(` | ${config.title}`, '');
