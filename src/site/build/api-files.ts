import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { makeChangesFeed } from '#feeds/changes-feed.ts';
import { apiPath } from '#navigation/api-items.ts';
import type { Reference } from '#site/reference.ts';
import type { Site } from '#site/site.ts';

/** What the API reference offers besides its pages: the description as it was given, and the feed of its changes. */
export function apiFiles({ site, reference, root }: { site: Site; reference: Reference | undefined; root: string }): { path: string; text: string }[] {
	if (reference === undefined) return [];
	const { model, history } = reference;
	const file = site.config.api.description;
	const feed = makeChangesFeed({ site, history });
	return [
		{ path: apiPath(model.id).slice(0, -1) + extname(file), text: reference.fetched ?? readFileSync(resolve(root, file), 'utf8') },
		...(feed ? [feed] : []),
	];
}
