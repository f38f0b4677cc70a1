import { bestPostings } from './best-places.ts';
import { gatherPostings } from './gather-postings.ts';
import type { PackedTerm, PackedTerms } from './packed-terms.ts';
import { isWide } from './part-of-term.ts';
import { postingWriter } from './posting-text.ts';
import { type TermLists, termPostings } from './term-lists.ts';
import { coveringTerm, type TermPrefix, toPrefix } from './term-prefix.ts';

/** Of all that begin with a few letters. */
const MOST_OF_BEGINNING = 250;

/** Terms that begin alike: those from `from` to before `to`, and the term that covers them. */
interface Beginning extends TermPrefix, TermRange {
	covering: string;
}

interface TermRange {
	from: number;
	to: number;
}

/** The postings of a beginning from an earlier index; `undefined` if any of its terms has changed. */
type TakeBeginning = (beginning: Beginning) => string | undefined;

/**
 * Best postings for short beginnings whose terms fill too many parts to load all of them: postings as text, by the covering term.
 * @param best of all terms, first words, then names. @param firsts where each part begins. @param size number of all items.
 */
export function wideBeginnings(best: TermLists, { firsts, size, take }: { firsts: readonly string[]; size: number; take: TakeBeginning }): Map<string, string> {
	const gathered = gatherPostings(size);
	const write = postingWriter();
	const gather = ({ from, to }: Beginning) => {
		for (let at = from; at < to; at++) gathered.add(termPostings(best, at));
		return write(bestPostings(gathered.take(), MOST_OF_BEGINNING));
	};
	return new Map(findWide(best.terms, firsts).map((each) => [each.covering, take(each) ?? gather(each)]));
}

/** Shorter ones before longer ones. */
function findWide(terms: readonly string[], firsts: readonly string[]): Beginning[] {
	const wide: Beginning[] = [];
	const prefixes = terms.map(toPrefix);
	const lookWithin = (all: TermRange, length: number) => {
		let to: number;
		for (let from = all.from; from < all.to; from = to) {
			to = from + 1;
			const { letters = '', isOfNames = false } = prefixes[from] ?? {};
			const prefix = { letters: letters.slice(0, length), isOfNames };
			if (letters.length < length) continue;
			while (to < all.to && prefixes[to]?.letters.startsWith(prefix.letters)) to++;
			if (!isWide(prefix.letters, firsts)) continue;
			wide.push({ ...prefix, from, to, covering: coveringTerm(prefix) });
			lookWithin({ from, to }, length + 1);
		}
	};
	const words = prefixes.findIndex(({ isOfNames }) => isOfNames);
	const end = words < 0 ? terms.length : words;
	lookWithin({ from: 0, to: end }, 1);
	lookWithin({ from: end, to: terms.length }, 1);
	return wide;
}

/** @param packs the terms of the index in order. @param before an earlier index from which some were taken. */
export function beginningsOf(packs: readonly PackedTerm[], before: PackedTerms | undefined): TakeBeginning {
	if (before === undefined) return () => undefined;
	const { terms } = before.best;
	/** Of each term how many up to it do not follow the one before them as they did. */
	const breaks = new Uint32Array(packs.length);
	for (const [at, { place }] of packs.entries()) {
		const follows = place !== undefined && packs[at - 1]?.place === place - 1;
		breaks[at] = (breaks[at - 1] ?? 0) + (follows ? 0 : 1);
	}
	return ({ letters, covering, from, to }) => {
		const [first, last] = [packs[from]?.place, packs[to - 1]?.place];
		if (first === undefined || last === undefined || breaks[from] !== breaks[to - 1]) return undefined;
		const wereMore = [terms[first - 1], terms[last + 1]].some((term) => term?.startsWith(letters));
		return wereMore ? undefined : before.beginnings.get(covering);
	};
}
