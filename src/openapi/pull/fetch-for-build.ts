import { loadDescription } from '#openapi/description/load-description.ts';
import { SiteError } from '#schema/problem.ts';
import { apiPull } from '#words/api-pull.ts';
import { asSnapshot } from './as-snapshot.ts';
import { FETCH_LIMITS, type FetchOptions, fetchDescription } from './fetch-description.ts';
import { fetchParts } from './fetch-parts.ts';

interface BuildFetchOptions extends FetchOptions {
	/** Where the remote description lies. */
	address: string;
	/** Beginnings of the addresses of other documents that it may refer to. */
	remoteReferences: readonly string[];
	/** Whether a faulty description will do. */
	lenient: boolean;
}

/** A remote description as a build uses it in place of the snapshot. */
export interface BuildDescription {
	/** JSON, with everything that it refers to. */
	text: string;
	/** Where it was found, after redirects. */
	address: string;
	version: string;
}

/** Nobody waits longer for a build that has something to fall back on. */
export const BUILD_LIMITS = { ...FETCH_LIMITS, timeout: 10_000 };

/**
 * Fetches the remote description for one build and checks it; nothing is written. One that does not come in time, is no description, or has errors that
 * the site does not allow is none: then `reason` says why, in a sentence.
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
		// The description and what it refers to share the time; a limit of nothing would be one without end.
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
