import { bestPostings } from './best-places.ts';
import { type Gathered, gatherPostings } from './gather-postings.ts';
import { isWide, lastAtMost } from './part-of-term.ts';
import { emptyList, type PostingList, postingWriter } from './postings.ts';
import { MOST_POSTINGS } from './ranking.ts';
import { ANY_ENDING } from './search-files.ts';

/** Fewest characters of a part: small enough that a query loads little, large enough that it rarely loads two parts. */
const PART_SIZE = 15_000;
/** One in this many terms may begin a part, chosen by a hash, so that a small change of the texts moves few terms to another part. */
const TERMS_TO_BEGINNING = 4;
/** Of all that begin with a few letters. */
const MOST_OF_BEGINNING = 250;
/** Of each word that begins so: there are many. */
const MOST_OF_WORD = 8;

/**
 * Cuts the sorted terms into parts of similar size, each JSON of postings by term. Each part is named by its first term.
 * @param size number of all items.
 */
export function packTerms(terms: ReadonlyMap<string, PostingList>, size: number): { first: string; text: string }[] {
	const sorted = [...terms.keys()].sort().map((term): [string, PostingList] => [term, terms.get(term) ?? emptyList(0)]);
	const write = postingWriter();
	const entryOf = (term: string, postings: PostingList) => `${JSON.stringify(term)}:[${write(postings)}]`;
	const parts: { first: string; entries: string[] }[] = [];
	let filled = 0;
	for (const [term, postings] of sorted) {
		if (parts.length === 0 || (filled >= PART_SIZE && mayBeginPart(term))) {
			parts.push({ first: term, entries: [] });
			filled = 0;
		}
		const entry = entryOf(term, bestPostings(postings, MOST_POSTINGS));
		parts.at(-1)?.entries.push(entry);
		filled += entry.length;
	}
	const firsts = parts.map(({ first }) => first);
	for (const [beginning, postings] of wideBeginnings(sorted, { firsts, size }))
		parts[lastAtMost(beginning, firsts)]?.entries.unshift(entryOf(beginning, postings));
	return parts.map(({ first, entries }) => ({ first, text: `{${entries.join(',')}}` }));
}

/** Chosen by a hash of its letters (FNV-1a), independent of its neighbours. */
function mayBeginPart(term: string): boolean {
	let hash = 0x811c9dc5;
	for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
	return (hash >>> 16) % TERMS_TO_BEGINNING === 0;
}

/** Beginnings whose words fill more than one part, so that nobody loads all of these: `ka*`. The words that begin so stand one after the other. */
function wideBeginnings(sorted: readonly [string, PostingList][], { firsts, size }: { firsts: readonly string[]; size: number }): [string, PostingList][] {
	const wide: [string, PostingList][] = [];
	/** For each length that some wide beginning has one, which gathers one of them after the other. */
	const gathered: Gathered[] = [];
	/** Of each length the beginning that is gathered; nothing gathers it when it is not wide. */
	const open: { beginning: string; gathering: Gathered | undefined }[] = [];
	const close = (length: number) => {
		for (const { beginning, gathering } of open.splice(length - 1).reverse()) {
			if (gathering === undefined) continue;
			const list = gathering.take();
			wide.push([beginning + ANY_ENDING, bestPostings(list, MOST_OF_BEGINNING)]);
			// What begins so begins with one letter less as well.
			if (beginning.length > 1) gathered[beginning.length - 2]?.add(list);
		}
	};
	for (const [term, postings] of sorted) {
		let longest: Gathered | undefined;
		for (let length = 1; length <= term.length; length++) {
			const beginning = term.slice(0, length);
			if (open[length - 1]?.beginning !== beginning) {
				close(length);
				const isWideOne = isWide(beginning, firsts);
				if (isWideOne) gathered[length - 1] ??= gatherPostings(size);
				open.push({ beginning, gathering: isWideOne ? gathered[length - 1] : undefined });
			}
			const gathering = open[length - 1]?.gathering;
			if (gathering === undefined) break;
			longest = gathering;
		}
		longest?.add(bestPostings(postings, MOST_OF_WORD));
	}
	close(1);
	return wide;
}
