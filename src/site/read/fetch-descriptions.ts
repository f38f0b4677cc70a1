import { planReferences } from '#navigation/api/reference-plan.ts';
import { readHistory } from '#openapi/changes/read-history.ts';
import { type BuildDescription, fetchForBuild } from '#openapi/pull/fetch-for-build.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import { apiFetch } from '#words/api-fetch.ts';
import { readModel } from './load-reference.ts';

/**
 * The remote descriptions for one build of the site in `root`, by the id of their API: of those APIs that want one, and `undefined` where it does not come.
 * `tell` gets a line on what came of each, and what its pages are made from otherwise.
 */
export async function fetchDescriptions(
	root: string,
	apis: readonly ApiConfig[],
	tell: (line: string) => void,
): Promise<ReadonlyMap<string, BuildDescription | undefined>> {
	const fetched = new Map<string, BuildDescription | undefined>();
	for (const api of apis) if (api.fetch === 'build') fetched.set(api.id, await fetchReference(root, api, tell));
	return fetched;
}

async function fetchReference(root: string, api: ApiConfig, tell: (line: string) => void): Promise<BuildDescription | undefined> {
	const { source: address, remoteReferences, lenient, description } = api;
	const [plan] = planReferences([api]);
	if (address === undefined || plan === undefined) return undefined;
	tell(apiFetch.begin(address));
	const found = await fetchForBuild({ address, remoteReferences, lenient, fetch });
	if ('text' in found) {
		tell(apiFetch.done(found.address, found.version));
		return found;
	}
	const version = readModel(root, plan).model?.version;
	tell(apiFetch.failed(found.reason, version === undefined ? undefined : { version, day: readHistory(root, description).history[0]?.date }));
	return undefined;
}
