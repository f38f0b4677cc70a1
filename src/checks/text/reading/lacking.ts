import type { SourcePage } from './source-page.ts';

/** A folder with fewer pages has no custom, and one is a custom that so many of them keep. */
const FEWEST = 4;
const MAJORITY = 0.75;

/** Markdown files that lack what most others of their folder, or most posts, have. */
export function lacking(pages: readonly SourcePage[], has: (page: SourcePage) => boolean): SourcePage[] {
	const folders = Map.groupBy(
		pages.filter(({ file }) => /\.mdx?$/.test(file)),
		// The posts of a blog stand side by side, whatever folders they lie in.
		({ file, blog }) => blog ?? file.slice(0, file.lastIndexOf('/')),
	);
	return [...folders.values()].flatMap((neighbours) => {
		const without = neighbours.filter((page) => !has(page));
		return neighbours.length >= FEWEST && neighbours.length - without.length >= neighbours.length * MAJORITY ? without : [];
	});
}
