import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { lackOfFile } from '#content/markdown/attachment.ts';
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
	const { folders, files } = conventionsOf(site.config);
	const attachments = [...new Set([...folders, ...files])]
		.flatMap((folder) => listAllFiles(root, folder, ['']))
		.filter((file) => !/\.mdx?$/.test(file))
		// A file that holds no picture is told.
		.map((file) => [file, existsSync(join(root, file)) ? lackOfFile(join(root, file)) : undefined].join(' '));
	return usedFolder(join(siteCache(root), 'markdown'), markdownKey({ site: markdownSite(site), attachments }), KEPT_STATES);
}
