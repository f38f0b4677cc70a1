import { planReferences } from '#navigation/api/reference-plan.ts';
import { readHistory } from '#openapi/changes/read-history.ts';
import { type BuildDescription, fetchForBuild } from '#openapi/pull/fetch-for-build.ts';
import type { ApiConfig } from '#schema/api-config.ts';
import { apiFetch } from '#words/api-fetch.ts';
import { readModel } from './load-reference.ts';

/**
 * The remote descriptions for one build of the site in `root`, by id of the API, for APIs that are fetched; `undefined` if fetching fails.
 * `tell` receives a line about each outcome, including the fallback.
 */
export async function fetchDescriptions(
	root: string,
	apis: readonly ApiConfig[],
	tell: (line: string) => void,
): Promise<ReadonlyMap<string, BuildDescription | undefined>> {
	// At the same time: a build waits for the slowest of them, not for one after the other.
	const wanted = apis.filter((api) => api.fetch === 'build');
	return new Map(await Promise.all(wanted.map(async (api) => [api.id, await fetchReference(root, api, tell)] as const)));
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
