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
export function packTerms(terms: ReadonlyMap<string, Posting[]>): { first: string; text: string }[] {
	const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
	const parts: { first: string; entries: string[] }[] = [];
	let size = PART_SIZE;
	for (const [term, postings] of sorted) {
		if (size >= PART_SIZE) {
			parts.push({ first: term, entries: [] });
			size = 0;
		}
		const entry = entryOf(term, best(postings, MOST_POSTINGS));
		parts.at(-1)?.entries.push(entry);
		size += entry.length;
	}
	const firsts = parts.map(({ first }) => first);
	for (const [beginning, postings] of wideBeginnings(sorted, firsts)) parts[lastAtMost(beginning, firsts)]?.entries.unshift(entryOf(beginning, postings));
	return parts.map(({ first, entries }) => ({ first, text: `{${entries.join(',')}}` }));
}

const entryOf = (term: string, postings: readonly Posting[]) => `${JSON.stringify(term)}:[${encodePostings(postings).join(',')}]`;

/** Beginnings whose words fill more than one part, so that nobody loads all of these: `ka*`. The words that begin so stand one after the other. */
function wideBeginnings(sorted: readonly [string, Posting[]][], firsts: readonly string[]): [string, Posting[]][] {
	const wide: [string, Posting[]][] = [];
	/** Of each length the beginning that is gathered, and of each item its best place; none when it is not wide. */
	const open: { beginning: string; kept: Map<number, Posting> | undefined }[] = [];
	const close = (length: number) => {
		for (const { beginning, kept } of open.splice(length - 1)) {
			if (kept !== undefined) wide.push([beginning + ANY, best([...kept.values()], MOST_OF_BEGINNING).toSorted((a, b) => a.item - b.item)]);
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
			few ??= best(postings, MOST_OF_WORD);
			for (const posting of few) if ((kept.get(posting.item)?.score ?? 0) < posting.score) kept.set(posting.item, posting);
		}
	}
	close(1);
	return wide;
}

/** Those with the highest scores, in the order of the items. */
function best(postings: readonly Posting[], most: number): readonly Posting[] {
	if (postings.length <= most) return postings;
	const least = leastOfBest(postings, most);
	return postings.filter(({ score }) => score >= least).slice(0, most);
}

/** The lowest of the highest scores. Most lists are long and few of them are wanted: only what is better than these is put in its place. */
function leastOfBest(postings: readonly Posting[], most: number): number {
	if (most > MOST_OF_WORD) return Float64Array.from(postings, ({ score }) => score).sort()[postings.length - most] ?? 0;
	const highest = new Float64Array(most);
	for (const { score } of postings) {
		if (score <= (highest[0] ?? 0)) continue;
		let at = 0;
		for (; at + 1 < most && (highest[at + 1] ?? 0) < score; at++) highest[at] = highest[at + 1] ?? 0;
		highest[at] = score;
	}
	return highest[0] ?? 0;
}
