import type { SourcePage } from './source-page.ts';

/** Something is the custom of a folder if this share of its pages has it; a folder with fewer pages has no custom. */
const FEWEST = 4;
const MAJORITY = 0.75;
/** What this share of all pages has is the custom of small folders, too, if the site has this many pages. */
const SITE_FEWEST = 10;
const SITE_MAJORITY = 0.9;

/**
 * Markdown files that lack what most others of their folder, or most posts, have.
 * @param everywhere whether pages of a folder with few of them are compared with those of the whole site.
 */
export function lacking(pages: readonly SourcePage[], has: (page: SourcePage) => boolean, everywhere = false): SourcePage[] {
	const isCustom = (all: readonly SourcePage[], share: number) => all.filter(has).length >= all.length * share;
	const written = pages.filter(({ file, blog }) => blog === undefined && /\.mdx?$/.test(file));
	const ofSite = everywhere && written.length >= SITE_FEWEST && isCustom(written, SITE_MAJORITY);
	const folders = Map.groupBy(
		pages.filter(({ file }) => /\.mdx?$/.test(file)),
		// The posts of a blog stand side by side, whatever folders they lie in.
		({ file, blog }) => blog ?? file.slice(0, file.lastIndexOf('/')),
	);
	return [...folders.values()].flatMap((neighbours) => {
		const isMissed = neighbours.length >= FEWEST ? isCustom(neighbours, MAJORITY) : ofSite && neighbours.every(({ blog }) => blog === undefined);
		return isMissed ? neighbours.filter((page) => !has(page)) : [];
	});
}
