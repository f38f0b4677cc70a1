import { bestPlaces } from './best-places.ts';
import { isWide, lastAtMost } from './parts.ts';
import { encodePostings, type Posting } from './postings.ts';
import { MOST_POSTINGS } from './ranking.ts';
import { ANY } from './search-files.ts';

/** Characters of a part: small enough that a query loads little, large enough that it seldom loads two. */
const PART_SIZE = 20_000;
/** Of all that begin with a few letters. */
const MOST_OF_BEGINNING = 250;
/** Of each word that begins so: there are many. */
const MOST_OF_WORD = 8;
const LONGEST_BEGINNING = 5;

/** Cuts the sorted terms into parts of similar size, each JSON of postings by term. Each part is named by its first term. */
export function packTerms(terms: ReadonlyMap<string, readonly Posting[]>): { first: string; text: string }[] {
	const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
	const parts: { first: string; entries: string[] }[] = [];
	let size = PART_SIZE;
	for (const [term, postings] of sorted) {
		if (size >= PART_SIZE) {
			parts.push({ first: term, entries: [] });
			size = 0;
		}
		const entry = entryOf(term, bestPlaces(postings, MOST_POSTINGS));
		parts.at(-1)?.entries.push(entry);
		size += entry.length;
	}
	const firsts = parts.map(({ first }) => first);
	for (const [beginning, postings] of wideBeginnings(sorted, firsts)) parts[lastAtMost(beginning, firsts)]?.entries.unshift(entryOf(beginning, postings));
	return parts.map(({ first, entries }) => ({ first, text: `{${entries.join(',')}}` }));
}

const entryOf = (term: string, postings: readonly Posting[]) => `${JSON.stringify(term)}:[${encodePostings(postings).join(',')}]`;

/** Beginnings whose words fill more than one part, so that nobody loads all of these: `ka*`. The words that begin so stand one after the other. */
function wideBeginnings(sorted: readonly [string, readonly Posting[]][], firsts: readonly string[]): [string, Posting[]][] {
	const wide: [string, Posting[]][] = [];
	/** Of each length the beginning that is gathered, and of each item its best place; none when it is not wide. */
	const open: { beginning: string; kept: Map<number, Posting> | undefined }[] = [];
	const close = (length: number) => {
		for (const { beginning, kept } of open.splice(length - 1)) {
			if (kept !== undefined) wide.push([beginning + ANY, bestPlaces([...kept.values()], MOST_OF_BEGINNING).toSorted((a, b) => a.item - b.item)]);
		}
	};
	for (const [term, postings] of sorted) {
		let few: readonly Posting[] | undefined;
		for (let length = 1; length <= Math.min(term.length, LONGEST_BEGINNING); length++) {
			const beginning = term.slice(0, length);
			if (open[length - 1]?.beginning !== beginning) {
				close(length);
				open.push({ beginning, kept: isWide(beginning, firsts) ? new Map() : undefined });
			}
			const kept = open[length - 1]?.kept;
			if (kept === undefined) break;
			few ??= bestPlaces(postings, MOST_OF_WORD);
			for (const posting of few) if ((kept.get(posting.item)?.score ?? 0) < posting.score) kept.set(posting.item, posting);
		}
	}
	close(1);
	return wide;
}
