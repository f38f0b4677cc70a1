import { loadDescription } from '#openapi/description/load-description.ts';
import { SiteError } from '#schema/problem.ts';
import { apiPull } from '#words/api-pull.ts';
import { asSnapshot } from './as-snapshot.ts';
import { FETCH_LIMITS, type FetchOptions, fetchDescription } from './fetch-description.ts';
import { fetchParts } from './fetch-parts.ts';

interface BuildFetchOptions extends FetchOptions {
	/** Address of the remote description. */
	address: string;
	/** Address prefixes of other documents that it may reference. */
	remoteReferences: readonly string[];
	/** Whether a description with errors is accepted. */
	lenient: boolean;
}

/** A remote description that a build uses instead of the snapshot. */
export interface BuildDescription {
	/** JSON, with everything it references. */
	text: string;
	/** Its final address, after redirects. */
	address: string;
	version: string;
}

/** Nobody should wait longer for a build that has a fallback. */
export const BUILD_LIMITS = { ...FETCH_LIMITS, timeout: 10_000 };

/**
 * Fetches the remote description for one build and checks it; writes nothing. If it does not arrive in time, is not a description, or has errors that
 * the site does not allow, returns no description, and `reason` says why in a sentence.
 */
export async function fetchForBuild({
	address,
	remoteReferences,
	lenient,
	limits = BUILD_LIMITS,
	fetch,
}: BuildFetchOptions): Promise<BuildDescription | { reason: string }> {
	const end = performance.now() + limits.timeout;
	try {
		const fetched = await fetchDescription(address, { fetch, limits });
		// The description and what it references share the time limit; a limit of 0 would mean none.
		const timeout = Math.max(1, Math.round(end - performance.now()));
		const parts = await fetchParts(fetched, { fetch, limits: { ...limits, timeout, shared: limits.timeout }, allowed: remoteReferences });
		const { model, problems } = loadDescription(fetched.text, { file: fetched.address, lenient, parts });
		const errors = problems.filter(({ severity }) => severity === 'error');
		const text = asSnapshot(fetched.text, fetched.address, parts);
		if (model === undefined || errors.length > 0 || text === undefined) throw new SiteError(errors);
		return { text, address: fetched.address, version: model.version };
	} catch (error) {
		if (!(error instanceof SiteError)) throw error;
		return { reason: error.problems[0]?.message ?? apiPull.unreadable };
	}
}
