import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { makeChangesFeed } from '#feeds/changes-feed.ts';
import { apiPath } from '#navigation/api-items.ts';
import { readHistory } from '#openapi/changes/read-history.ts';
import type { Site } from '#site/site.ts';

/** What the API reference offers besides its pages: the description as it was given, and the feed of its changes. */
export function apiFiles(site: Site, root: string): { path: string; text: string }[] {
	const { api, config } = site;
	if (api === undefined) return [];
	const file = config.api.description;
	const feed = makeChangesFeed({ site, history: readHistory(root).history });
	return [{ path: apiPath(api.id).slice(0, -1) + extname(file), text: readFileSync(resolve(root, file), 'utf8') }, ...(feed ? [feed] : [])];
}
