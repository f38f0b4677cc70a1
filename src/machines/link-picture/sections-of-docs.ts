import { linksOf } from '#navigation/sidebar/sidebar.ts';
import type { Version } from '#navigation/version.ts';
import { onceFor } from '#text/once-for.ts';

/** The category that stands around each page in the sidebars of a version, by path. Made once a version. */
export const sectionsOfDocs = onceFor(({ sidebars }: Version): ReadonlyMap<string, string> => {
	const sections = new Map<string, string>();
	const categories = Object.values(sidebars)
		.flat()
		.filter((item) => item.type === 'category');
	for (const category of categories) {
		for (const { href } of linksOf(category.items)) if (!sections.has(href)) sections.set(href, category.label);
	}
	return sections;
});
