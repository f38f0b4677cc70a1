import type { Site } from './site.ts';

/** Words by which readers look for a section, as its writer named them (`search_words`). */
export interface SearchWords {
	/** Path of the page without the base. */
	path: string;
	/** Id of the heading. */
	anchor: string;
	words: string[];
	/** Source of the page, relative to the site root. */
	file: string;
}

/** The words of all sections that readers search: of the newest version, of posts and of free pages. */
export function searchWords({ versions, blogs, pages }: Site): SearchWords[] {
	const docs = versions.filter(({ isLast }) => isLast).flatMap((version) => version.docs);
	return [...docs, ...blogs.flatMap(({ posts }) => posts), ...pages].flatMap(({ path, file, draft, frontMatter }) =>
		draft ? [] : Object.entries(frontMatter.search_words ?? {}).map(([anchor, words]) => ({ path, anchor, words, file })),
	);
}
