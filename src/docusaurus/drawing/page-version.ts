import type { Version } from '#navigation/version.ts';
import type { PageVersion } from './page-context.ts';

const pageVersions = new WeakMap<Version, PageVersion>();

/** A version as components ask for it. Made once. */
export function pageVersion(version: Version): PageVersion {
	const known = pageVersions.get(version) ?? toPageVersion(version);
	pageVersions.set(version, known);
	return known;
}

const toPageVersion = ({ name, label, isLast, docs }: Version): PageVersion => ({
	name,
	label,
	isLast,
	docs: Object.fromEntries(docs.map(({ id, title, description, sidebar }) => [id, { id, title, description, sidebar }])),
});
