import type { PostingList } from './postings.ts';

/** What a term of the index leads to. Its postings are worked out when they are asked for: what is as it was before is not. */
export interface TermSource {
	/** Names what the postings are made from, and how. Empty for postings as they were read; `undefined` where nobody keeps track. */
	recipe: string | undefined;
	/** Whether everything that the recipe names is as it was in the earlier index. */
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
