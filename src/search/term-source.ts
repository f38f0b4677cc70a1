import type { PostingList } from './postings.ts';

/** The postings of a term, computed on demand: for unchanged terms they are never computed. */
export interface TermSource {
	/** Names the sources of the postings, and the steps. Empty for postings as they were read; `undefined` if unknown. */
	recipe: string | undefined;
	/** Whether everything that the recipe names is unchanged since the earlier index. */
	isSame: boolean;
	list(): PostingList;
}

/** The terms of an index. */
export type TermSources = Map<string, TermSource>;

/** A source that works its postings out once. */
export function lazySource(recipe: string | undefined, isSame: boolean, make: () => PostingList): TermSource {
	let made: PostingList | undefined;
	return {
		recipe,
		isSame,
		list() {
			made ??= make();
			return made;
		},
	};
}

/** Postings that are made anew for each index. */
export const madeSource = (list: PostingList): TermSource => ({ recipe: undefined, isSame: false, list: () => list });
