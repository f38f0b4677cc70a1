import { termReader } from './tokenise.ts';

/** How often terms stand in the fields of items. */
export interface TermCounts {
	/** By term, for each item that it stands in: the item, then how often it stands in each field. */
	terms: Map<string, number[]>;
	/** Words of each field of each item. */
	lengths: number[][];
}

/**
 * Counts terms. Large sites have millions of words, so there is one object a term and none a word.
 * @param toTerm gives the term of a folded word; `undefined` for words that are left out.
 */
export function countTerms(items: Iterable<readonly string[]>, toTerm: (word: string) => string | undefined): TermCounts {
	const { read, terms } = termReader(toTerm);
	const found: number[][] = [];
	const lengths: number[][] = [];
	/** Where the term's counts of the item begin in its list. */
	const at: number[] = [];
	const lastItem: number[] = [];
	for (const fields of items) {
		const item = lengths.length;
		lengths.push(
			fields.map((text, field) => {
				const words = read(text);
				for (const word of words) {
					for (const term of word) {
						let list = found[term];
						if (list === undefined) {
							list = [];
							found[term] = list;
						}
						if (lastItem[term] !== item) {
							lastItem[term] = item;
							at[term] = list.length + 1;
							list.push(item);
							for (let each = 0; each < fields.length; each++) list.push(0);
						}
						const place = (at[term] ?? 0) + field;
						list[place] = (list[place] ?? 0) + 1;
					}
				}
				return words.length;
			}),
		);
	}
	return { terms: new Map(terms().map((term, index) => [term, found[index] ?? []])), lengths };
}
