import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeChangesFeed } from '#feeds/changes-feed.ts';
import { apiPaths } from '#navigation/api/api-paths.ts';
import type { Reference } from '#site/reference.ts';
import type { Site } from '#site/site.ts';

/** What references offer besides their pages: each description as it was given, and the feed of its changes. */
export function apiFiles({ site, references, root }: { site: Site; references: readonly Reference[]; root: string }): { path: string; text: string }[] {
	return references.flatMap(({ plan, model, history, download, fetched }) => {
		const paths = apiPaths(plan.folder);
		const feed = makeChangesFeed({ site, history, plan });
		const text = download ?? fetched ?? readFileSync(resolve(root, plan.description), 'utf8');
		return [{ path: paths.download(model.id, plan.description), text }, ...(feed ? [feed] : [])];
	});
}
