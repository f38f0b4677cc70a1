import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { markdownSite } from '#navigation/markdown-site.ts';
import type { Site } from '#navigation/site.ts';
import { markdownKey } from './cache-keys.ts';
import { KEPT_STATES, siteCache, usedFolder } from './site-cache.ts';

/**
 * Folder for the rendered Markdown of the site in `root`. Its name is a hash of all that rendering depends on besides the file itself,
 * so a stale page is impossible and nothing has to be cleared by hand.
 */
export function markdownCache(root: string, site: Site): string {
	const attachments = conventionsOf(site.config)
		.folders.flatMap((folder) => listAllFiles(root, folder, ['']))
		.filter((file) => !/\.mdx?$/.test(file));
	return usedFolder(join(siteCache(root), 'markdown'), markdownKey({ site: markdownSite(site), attachments }), KEPT_STATES);
}
