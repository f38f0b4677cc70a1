import type { Site } from '#navigation/site.ts';
import type { Version } from '#navigation/version.ts';
import { manualId, versionName } from './manual-data.ts';
import type { PageVersion } from './page-context.ts';

const pageVersions = new WeakMap<Version, PageVersion>();

/** A version as components ask for it. Made once. */
export function pageVersion(version: Version, config: Site['config']): PageVersion {
	const known = pageVersions.get(version) ?? toPageVersion(version, config);
	pageVersions.set(version, known);
	return known;
}

const toPageVersion = (version: Version, config: Site['config']): PageVersion => ({
	manual: manualId(version, config),
	name: versionName(version),
	label: version.label,
	isLast: version.isLast,
	docs: Object.fromEntries(version.docs.map(({ id, title, description, sidebar }) => [id, { id, title, description, sidebar }])),
});
