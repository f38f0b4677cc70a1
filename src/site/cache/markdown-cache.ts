import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { listFiles } from '#content/list-files.ts';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { type MarkdownSite, markdownSite } from '#navigation/markdown-site.ts';
import type { Site } from '#site/site.ts';
import { programSource } from './program-source.ts';
import { KEPT_STATES, siteCache, usedFolder } from './site-cache.ts';
import type { ReadSource } from './source-closure.ts';

/** The module that renders Markdown for pages. */
const RENDERER = 'src/layouts/render-prose.ts';

/** All that rendered Markdown depends on besides its own file. */
export interface MarkdownInputs {
	site: MarkdownSite;
	/** Files beside Markdown, relative to the root: whether one is there decides what a link or picture becomes. */
	attachments: readonly string[];
}

/**
 * Folder for the rendered Markdown of the site in `root`. Its name is a hash of all that rendering depends on besides the file itself,
 * so a stale page is impossible and nothing has to be cleared by hand.
 */
export function markdownCache(root: string, site: Site): string {
	const attachments = conventionsOf(site.config)
		.folders.flatMap((folder) => listFiles(root, folder, [''], { partials: true }))
		.filter((file) => !/\.mdx?$/.test(file));
	return usedFolder(join(siteCache(root), 'markdown'), markdownKey({ site: markdownSite(site), attachments }), KEPT_STATES);
}

/** @param read gives the source of this program. */
export function markdownKey(inputs: MarkdownInputs, read?: ReadSource): string {
	return createHash('sha256')
		.update(JSON.stringify([inputs, programSource(RENDERER, read)]))
		.digest('hex')
		.slice(0, 16);
}
