import { type BundleSources, bundleReferences } from '#openapi/load/bundle-references.ts';
import { neutralise } from '#openapi/load/neutralise.ts';
import { parseDescription } from '#openapi/load/parse-description.ts';
import { SiteError } from '#schema/problem.ts';
import { apiPull } from '#words/api-pull.ts';
import { FETCH_LIMITS, type FetchedDescription, type FetchOptions, fetchDescription } from './fetch-description.ts';
import { pullError } from './pull-error.ts';

/** Maximum number of documents that a description may reference, directly or through others. */
const MOST_DOCUMENTS = 200;

interface PartsOptions extends Pick<FetchOptions, 'fetch' | 'limits'> {
	/** Prefixes of addresses that may be fetched: `https://api.example.com/schemas/`. */
	allowed: readonly string[];
}

/**
 * Fetches the allowed documents that a description references; the check reports all others as not followed. Size and time
 * limits apply to all of them together. Throws a `SiteError` if one cannot be fetched or parsed, or if there are too many.
 */
export async function fetchParts(
	{ text, address }: FetchedDescription,
	{ allowed, fetch, limits = FETCH_LIMITS }: PartsOptions,
): Promise<BundleSources | undefined> {
	const parsed = allowed.length === 0 ? undefined : parseDescription(text, address);
	if (parsed === undefined || !('value' in parsed)) return undefined;
	const permit = permitOf(allowed);
	const { value } = neutralise(parsed.value);
	const documents = new Map<string, unknown>();
	const end = performance.now() + limits.timeout;
	let bytes = limits.bytes - Buffer.byteLength(text);
	for (;;) {
		const wanted = bundleReferences(value, { address, documents }).wanted.filter((part) => permit(new URL(part)));
		if (wanted.length === 0) return { address, documents };
		if (documents.size + wanted.length > MOST_DOCUMENTS) {
			throw pullError(apiPull.manyParts(MOST_DOCUMENTS), apiPull.joinParts);
		}
		for (const part of wanted) {
			// A time limit of 0 would mean none.
			const timeout = Math.max(1, Math.round(end - performance.now()));
			const found = await fetchDescription(part, { fetch, permit, limits: { ...limits, timeout, shared: limits.shared ?? limits.timeout, bytes } });
			bytes -= Buffer.byteLength(found.text);
			const document = parseDescription(found.text, part);
			if (!('value' in document)) throw new SiteError(document.problems);
			documents.set(part, neutralise(document.value).value);
		}
	}
}

/** An address is allowed if it begins with an allowed one; paths match only in whole segments. */
function permitOf(allowed: readonly string[]): (url: URL) => boolean {
	const bases = allowed.map((address) => new URL(address));
	return ({ origin, pathname }) =>
		bases.some((base) => base.origin === origin && (pathname === base.pathname || pathname.startsWith(base.pathname.replace(/\/?$/, '/'))));
}
