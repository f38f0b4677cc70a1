import type { SourcePage } from './source-page.ts';

/** A folder with fewer pages has no custom, and one is a custom that this many of them keep. */
const FEWEST = 4;
const MAJORITY = 0.75;
/** What this many pages of a whole site have is a custom of its small folders, too. */
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
