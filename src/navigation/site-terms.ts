import { type Term, termsOf } from '#content/terms/term.ts';
import { onceFor } from '#text/once-for.ts';
import type { Site } from './site.ts';
import type { Version } from './version.ts';

/** The terms of a version. Made once a version, so that the list is the same object for all of its pages. */
export const versionTerms = onceFor(({ docs }: Version): Term[] => termsOf(docs));

/** Names of the pages of terms in the version that is being written. */
export function termIds(site: Site): string[] {
	return site.versions.flatMap((version) =>
		version.name === 'current' ? versionTerms(version).flatMap(({ id, path }) => (path.endsWith('/') ? [id] : [])) : [],
	);
}
