import { readHistory } from '#openapi/changes/read-history.ts';
import { type BuildDescription, fetchForBuild } from '#openapi/pull/fetch-for-build.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { apiFetch } from '#words/api-fetch.ts';
import { readModel } from './load-reference.ts';

/**
 * The remote description for one build of the site in `root`, where the site wants one and it comes; `tell` gets a line on what came of it, and what the pages
 * are made from otherwise.
 */
export async function fetchReference(root: string, api: SiteConfig['api'], tell: (line: string) => void): Promise<BuildDescription | undefined> {
	const { source: address, remoteReferences, lenient } = api;
	if (api.fetch !== 'build' || address === undefined) return undefined;
	tell(apiFetch.begin(address));
	const found = await fetchForBuild({ address, remoteReferences, lenient, fetch });
	if ('text' in found) {
		tell(apiFetch.done(found.address, found.version));
		return found;
	}
	const version = readModel(root, api).model?.version;
	tell(apiFetch.failed(found.reason, version === undefined ? undefined : { version, day: readHistory(root).history[0]?.date }));
	return undefined;
}
