import { linksOf } from '#navigation/sidebar/sidebar.ts';
import type { Version } from '#navigation/version.ts';

const sectionsByVersion = new WeakMap<Version, ReadonlyMap<string, string>>();

/** The category that stands around each page in the sidebars of a version, by path. Made once a version. */
export function sectionsOfDocs(version: Version): ReadonlyMap<string, string> {
	const known = sectionsByVersion.get(version) ?? makeSections(version);
	sectionsByVersion.set(version, known);
	return known;
}

function makeSections({ sidebars }: Version): ReadonlyMap<string, string> {
	const sections = new Map<string, string>();
	const categories = Object.values(sidebars)
		.flat()
		.filter((item) => item.type === 'category');
	for (const category of categories) {
		for (const { href } of linksOf(category.items)) if (!sections.has(href)) sections.set(href, category.label);
	}
	return sections;
}
