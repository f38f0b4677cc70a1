import type { Site } from '#navigation/site.ts';
import { twinPath } from '#navigation/twin-path.ts';
import { llmsFiles, type MarkdownPage } from '#twin/llms.ts';
import type { FinishedPages } from './finish-folder.ts';
import { isOfNewest } from './is-of-newest.ts';

/** The Markdown twin of every page that may be found, and the lists that lead programs to them. API operations already have theirs. */
export function markdownTwins(site: Site, { pages, files, twins }: Pick<FinishedPages, 'pages' | 'files' | 'twins'>): { path: string; text: string }[] {
	const made: { path: string; text: string }[] = [];
	const listed: MarkdownPage[] = [];
	for (const page of pages.values()) {
		const { path, title, description, canonical, kind } = page;
		if (page.noindex || page.redirect || canonical === undefined) continue;
		const file = twinPath(path);
		const text = files.has(file) ? undefined : twins.get(path);
		if (text !== undefined) made.push({ path: file, text });
		const isApi = kind?.startsWith('api-') === true;
		if ((text !== undefined || files.has(file)) && isOfNewest(site, page))
			listed.push({ path, title: bareTitle(title, site), description, text: isApi ? undefined : text });
	}
	return [...made, ...llmsFiles(site, listed)];
}

/** The title of a page without the name of the site after it. */
const bareTitle = (title: string, { config }: Site) => title.replace(` | ${config.title}`, '');
