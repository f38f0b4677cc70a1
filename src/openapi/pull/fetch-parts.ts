import { type BundleSources, bundleReferences } from '#openapi/load/bundle-references.ts';
import { neutralise } from '#openapi/load/neutralise.ts';
import { parseDescription } from '#openapi/load/parse-description.ts';
import { SiteError } from '#schema/problem.ts';
import { apiPull } from '#words/api-pull.ts';
import { FETCH_LIMITS, type FetchedDescription, type FetchOptions, fetchDescription } from './fetch-description.ts';
import { pullError } from './pull-error.ts';

/** Documents that a description may refer to, directly or through others. */
const MOST_DOCUMENTS = 200;

interface PartsOptions extends Pick<FetchOptions, 'fetch' | 'limits'> {
	/** Beginnings of addresses that may be fetched: `https://api.example.com/schemas/`. */
	allowed: readonly string[];
}

/**
 * Fetches the documents that a description refers to and that are allowed; of everything else the check says that it was not followed. Size and time
 * limits hold for all of them together. Throws a `SiteError` when one cannot be fetched or parsed, or when there are too many.
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
			// A time limit of nothing would be one without end.
			const timeout = Math.max(1, Math.round(end - performance.now()));
			const found = await fetchDescription(part, { fetch, permit, limits: { ...limits, timeout, shared: limits.shared ?? limits.timeout, bytes } });
			bytes -= Buffer.byteLength(found.text);
			const document = parseDescription(found.text, part);
			if (!('value' in document)) throw new SiteError(document.problems);
			documents.set(part, neutralise(document.value).value);
		}
	}
}

/** An address is allowed when it begins with an allowed one; a path only as whole segments. */
function permitOf(allowed: readonly string[]): (url: URL) => boolean {
	const bases = allowed.map((address) => new URL(address));
	return ({ origin, pathname }) =>
		bases.some((base) => base.origin === origin && (pathname === base.pathname || pathname.startsWith(base.pathname.replace(/\/?$/, '/'))));
}
