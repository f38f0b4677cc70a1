import type { Version } from '#navigation/version.ts';
import type { PageVersion } from './page-context.ts';

const made = new WeakMap<Version, PageVersion>();

/** A version as components ask for it. Made once. */
export function pageVersion(version: Version): PageVersion {
	const known = made.get(version) ?? shorten(version);
	made.set(version, known);
	return known;
}

const shorten = ({ name, label, isLast, docs }: Version): PageVersion => ({
	name,
	label,
	isLast,
	docs: Object.fromEntries(docs.map(({ id, title, description, sidebar }) => [id, { id, title, description, sidebar }])),
});
