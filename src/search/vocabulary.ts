import type { PackedTerm } from './packed-terms.ts';

/** Most words. More would be larger than everything else a query loads; those left out are rare and not in names. */
const MOST_TERMS = 16_000;
const LONGEST_TERM = 40;

/** The words for typos and compounds in queries, sorted, each without the prefix that it shares with the previous one: `3wert` after `mess` is `meswert`. */
export function packVocabulary(terms: Iterable<readonly [term: string, packed: PackedTerm]>): string {
	const kept = [...terms]
		.filter(([term]) => term.length >= 3 && term.length <= LONGEST_TERM && !/^\d+$/.test(term))
		.map(([term, { weight, first }]) => ({ term, weight, first }))
		.sort((a, b) => b.weight - a.weight || a.first - b.first)
		.slice(0, MOST_TERMS)
		.map(({ term }) => term)
		.sort();
	let before = '';
	return kept
		.map((term) => {
			let shared = 0;
			while (shared < 35 && shared < before.length && before[shared] === term[shared]) shared++;
			before = term;
			return shared.toString(36) + term.slice(shared);
		})
		.join('\n');
}

/** Unpacks the words. */
export function unpackVocabulary(text: string): Set<string> {
	let before = '';
	return new Set(
		text.split('\n').map((line) => {
			before = before.slice(0, Number.parseInt(line[0] ?? '0', 36)) + line.slice(1);
			return before;
		}),
	);
}
