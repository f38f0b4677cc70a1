import { type Term, termsOf } from '#content/terms/term.ts';
import type { Site } from '#site/site.ts';
import type { Version } from './version.ts';

const lists = new WeakMap<Version, Term[]>();

/** The terms of a version. Made once a version, so that the list is the same object for all of its pages. */
export function versionTerms(version: Version): Term[] {
	const known = lists.get(version) ?? termsOf(version.docs);
	lists.set(version, known);
	return known;
}

/**
 * Terms that a Markdown file of the site may mention: a doc those of its version, posts and free pages those of the newest.
 * Texts beside the API description stand in pages of fields, where terms have their own place.
 */
export function siteTerms(site: Site): (file: string) => readonly Term[] {
	const versions = new Map(site.versions.flatMap((version) => version.docs.map(({ file }) => [file, version] as const)));
	const newest = site.versions.find(({ isLast }) => isLast);
	return (file) => {
		const version = versions.get(file) ?? (/^(blog|pages)\//.test(file) ? newest : undefined);
		return version === undefined ? [] : versionTerms(version);
	};
}

/** Names of the pages of terms in the version that is being written. */
export function termIds(site: Site): string[] {
	return site.versions.flatMap((version) => (version.name === 'current' ? versionTerms(version).map(({ id }) => id) : []));
}
