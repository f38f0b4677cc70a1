import { isWide, lastAtMost } from './parts.ts';
import { encodePostings, type Posting } from './postings.ts';
import { ANY } from './search-files.ts';

/** Characters of a part: small enough that a query loads little, large enough that it seldom loads two. */
const PART_SIZE = 20_000;
/** Of a term that stands nearly everywhere only the best places are kept: more say nothing. */
const MOST_POSTINGS = 1500;
/** Of all that begin with a few letters. */
const MOST_OF_BEGINNING = 250;
/** Of each word that begins so: there are many. */
const MOST_OF_WORD = 8;
const LONGEST_BEGINNING = 5;

/** Cuts the sorted terms into parts of similar size, each JSON of postings by term. Each part is named by its first term. */
export function packTerms(terms: ReadonlyMap<string, Posting[]>): { first: string; text: string }[] {
	const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1)).map(([term, postings]) => ({ term, entry: entryOf(term, best(postings, MOST_POSTINGS)) }));
	const parts: { first: string; entries: string[] }[] = [];
	let size = PART_SIZE;
	for (const { term, entry } of sorted) {
		if (size >= PART_SIZE) {
			parts.push({ first: term, entries: [] });
			size = 0;
		}
		parts.at(-1)?.entries.push(entry);
		size += entry.length;
	}
	const firsts = parts.map(({ first }) => first);
	for (const [beginning, postings] of wideBeginnings(terms, firsts)) parts[lastAtMost(beginning, firsts)]?.entries.unshift(entryOf(beginning, postings));
	return parts.map(({ first, entries }) => ({ first, text: `{${entries.join(',')}}` }));
}

const entryOf = (term: string, postings: readonly Posting[]) => `${JSON.stringify(term)}:${JSON.stringify(encodePostings(postings))}`;

/** Beginnings whose words fill more than one part, so that nobody loads all of these: `ka*`. */
function wideBeginnings(terms: ReadonlyMap<string, Posting[]>, firsts: readonly string[]): Map<string, Posting[]> {
	const wide = new Map<string, Map<number, Posting> | undefined>();
	for (const [term, postings] of terms) {
		let few: readonly Posting[] | undefined;
		for (let length = 1; length <= Math.min(term.length, LONGEST_BEGINNING); length++) {
			const beginning = term.slice(0, length);
			if (!wide.has(beginning)) wide.set(beginning, isWide(beginning, firsts) ? new Map() : undefined);
			const kept = wide.get(beginning);
			if (kept === undefined) break;
			few ??= best(postings, MOST_OF_WORD);
			for (const posting of few) if ((kept.get(posting.item)?.score ?? 0) < posting.score) kept.set(posting.item, posting);
		}
	}
	return new Map(
		[...wide].flatMap(([beginning, kept]) =>
			kept === undefined ? [] : [[beginning + ANY, best([...kept.values()], MOST_OF_BEGINNING).toSorted((a, b) => a.item - b.item)] as const],
		),
	);
}

/** Those with the highest scores, in the order of the items. */
function best(postings: readonly Posting[], most: number): readonly Posting[] {
	if (postings.length <= most) return postings;
	const least = Float64Array.from(postings, ({ score }) => score).sort()[postings.length - most] ?? 0;
	return postings.filter(({ score }) => score >= least).slice(0, most);
}
