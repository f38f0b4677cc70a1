import { termReader } from './tokenise.ts';

/** How often terms stand in the fields of items. Large sites have millions of words: numbers in a few long lists, and no object for any of them. */
export interface TermCounts {
	terms: string[];
	/** Where the places of each term begin, and behind the last of them all. */
	starts: Uint32Array;
	/** The item of each place. */
	items: Uint32Array;
	/** How often the term stands in each field of that item, field by field. */
	counts: Uint32Array;
	/** Words of each field of each item. */
	lengths: number[][];
}

/**
 * Counts terms.
 * @param toTerm gives the term of a folded word; `undefined` for words that are left out.
 */
export function countTerms(items: readonly (readonly string[])[], toTerm: (word: string) => string | undefined): TermCounts {
	const fieldCount = items[0]?.length ?? 0;
	const { read, terms } = termReader(toTerm);
	/** In the order of the items: item and term of each place, and its counts. */
	const placeItems: number[] = [];
	const placeTerms: number[] = [];
	const placeCounts: number[] = [];
	/** The last place of each term. */
	const lastPlace: number[] = [];
	const lengths = items.map((fields, item) =>
		fields.map((text, field) => {
			const words = read(text);
			for (const word of words) {
				for (const term of word) {
					let place = lastPlace[term];
					if (place === undefined || placeItems[place] !== item) {
						place = placeItems.length;
						lastPlace[term] = place;
						placeItems.push(item);
						placeTerms.push(term);
						for (let each = 0; each < fieldCount; each++) placeCounts.push(0);
					}
					const at = place * fieldCount + field;
					placeCounts[at] = (placeCounts[at] ?? 0) + 1;
				}
			}
			return words.length;
		}),
	);
	return { terms: terms(), lengths, ...byTerm({ fieldCount, termCount: lastPlace.length, placeItems, placeTerms, placeCounts }) };
}

interface Places {
	fieldCount: number;
	termCount: number;
	placeItems: readonly number[];
	placeTerms: readonly number[];
	placeCounts: readonly number[];
}

/** Puts the places of each term together; its items stay in order. */
function byTerm({ fieldCount, termCount, placeItems, placeTerms, placeCounts }: Places): Pick<TermCounts, 'starts' | 'items' | 'counts'> {
	const starts = new Uint32Array(termCount + 1);
	for (const term of placeTerms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
	for (let term = 1; term <= termCount; term++) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
	const next = starts.slice();
	const items = new Uint32Array(placeItems.length);
	const counts = new Uint32Array(placeCounts.length);
	for (const [place, term] of placeTerms.entries()) {
		const to = next[term] ?? 0;
		next[term] = to + 1;
		items[to] = placeItems[place] ?? 0;
		for (let field = 0; field < fieldCount; field++) counts[to * fieldCount + field] = placeCounts[place * fieldCount + field] ?? 0;
	}
	return { starts, items, counts };
}
