import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeChangesFeed } from '#feeds/changes-feed.ts';
import { apiPaths } from '#navigation/api/api-paths.ts';
import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import { httpFile } from '#openapi/collection/http-file.ts';
import { postmanCollection } from '#openapi/collection/postman-collection.ts';
import { fullAddress } from '#text/full-address.ts';

/** Files of references besides their pages: each description as it was given, its requests as collections for other programs, and the feed of its changes. */
export function apiFiles({ site, references, root }: { site: Site; references: readonly Reference[]; root: string }): { path: string; text: string }[] {
	return references.flatMap(({ plan, model, history, download, fetched }) => {
		const paths = apiPaths(plan.folder);
		const feed = makeChangesFeed({ site, history, plan });
		const text = download ?? fetched ?? readFileSync(resolve(root, plan.description), 'utf8');
		const pageOf = ({ slug }: { slug: string }) => fullAddress(site.config, paths.page(slug));
		const options = { tokenVariable: plan.tokenVariable, pageOf };
		const collections = [
			{ path: paths.collection(model.id), text: postmanCollection(model, options) },
			{ path: paths.httpFile(model.id), text: httpFile(model, options) },
		];
		return [{ path: paths.download(model.id, plan.description), text }, ...(model.operations.length > 0 ? collections : []), ...(feed ? [feed] : [])];
	});
}
