import { PLACE, type Posting, type PostingList } from './postings.ts';

const PLACE_COUNT = Object.keys(PLACE).length;
/** Steps per doubling of a score. */
const SCORE_STEPS = 8;
/** The digits of numbers to base 32, least first: the last one of a number is of the first half, the others of the second. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const RADIX = 32;
/** Between groups of postings. */
const NEXT_GROUP = ';';
/** Bytes: two numbers of up to seven digits, and one that begins a group. */
const LONGEST_POSTING = 15;

/**
 * Writes postings by item as text: groups of the same rank (score and place in one number), the highest first. A group is its rank, given as the distance to that of the group before, then its items,
 * each as the distance to the one before. Makes no strings, because there are millions of postings.
 */
export function postingWriter(): (list: PostingList) => string {
	const decoder = new TextDecoder();
	const groupByRank = rankGrouping();
	let bytes = new Uint8Array(1 << 16);
	return (list) => {
		const { items } = list;
		if (bytes.length < items.length * LONGEST_POSTING) bytes = new Uint8Array(items.length * LONGEST_POSTING);
		let length = 0;
		const write = (value: number) => {
			let rest = value;
			for (; rest >= RADIX; rest = Math.floor(rest / RADIX)) bytes[length++] = DIGITS.charCodeAt(RADIX + (rest % RADIX));
			bytes[length++] = DIGITS.charCodeAt(rest);
		};
		let above = 0;
		let before = -1;
		groupByRank(list, {
			begin(rank) {
				if (length > 0) bytes[length++] = NEXT_GROUP.charCodeAt(0);
				write(Math.abs(above - rank));
				above = rank;
				before = -1;
			},
			add(at) {
				const item = items[at] ?? 0;
				write(item - before);
				before = item;
			},
		});
		return decoder.decode(bytes.subarray(0, length));
	};
}

/** Called with each group of postings, then with its postings in order. */
interface RankVisitor {
	begin(rank: number): void;
	add(at: number): void;
}

/** Makes a function that goes through the postings of a list by rank, highest first. */
function rankGrouping(): (list: PostingList, visitor: RankVisitor) => void {
	/** Of each posting the next one of its rank; postings count from 1, so that 0 is none. Likewise the first and the last one of each rank. */
	let nexts = new Uint32Array(1 << 12);
	let firsts = new Uint32Array(1 << 9);
	let lasts = new Uint32Array(1 << 9);
	return ({ items, scores, places }, { begin, add }) => {
		if (nexts.length <= items.length) nexts = new Uint32Array(items.length * 2);
		const ranks: number[] = [];
		for (let posting = 1; posting <= items.length; posting++) {
			const rank = rankOf(scores[posting - 1] ?? 0, places[posting - 1] ?? 0);
			if (rank >= firsts.length) [firsts, lasts] = [longer(firsts, rank), longer(lasts, rank)];
			const last = firsts[rank] === 0 ? 0 : (lasts[rank] ?? 0);
			if (last === 0) {
				ranks.push(rank);
				firsts[rank] = posting;
			} else nexts[last] = posting;
			lasts[rank] = posting;
			nexts[posting] = 0;
		}
		for (const rank of ranks.sort((a, b) => b - a)) {
			begin(rank);
			for (let posting = firsts[rank] ?? 0; posting > 0; posting = nexts[posting] ?? 0) add(posting - 1);
			firsts[rank] = 0;
		}
	};
}

const rankOf = (score: number, place: number): number => Math.round(SCORE_STEPS * Math.log2(1 + score)) * PLACE_COUNT + place;

function longer(list: Uint32Array, place: number): Uint32Array<ArrayBuffer> {
	const twice = new Uint32Array(place * 2);
	twice.set(list);
	return twice;
}

/** Reads what `postingWriter` wrote; the postings by item. */
export function readPostings(text: string): Posting[] {
	const postings: Posting[] = [];
	let above = 0;
	for (const [group, digits] of text.split(NEXT_GROUP).entries()) {
		const [distance = 0, ...distances] = readNumbers(digits);
		const rank = group === 0 ? distance : above - distance;
		above = rank;
		const score = 2 ** (Math.floor(rank / PLACE_COUNT) / SCORE_STEPS) - 1;
		let item = -1;
		for (const each of distances) {
			item += each;
			postings.push({ item, score, place: rank % PLACE_COUNT });
		}
	}
	return postings.sort((a, b) => a.item - b.item);
}

function readNumbers(digits: string): number[] {
	const numbers: number[] = [];
	let [value, unit] = [0, 1];
	for (const each of digits) {
		const digit = DIGITS.indexOf(each);
		value += (digit % RADIX) * unit;
		unit *= RADIX;
		if (digit >= RADIX) continue;
		numbers.push(value);
		[value, unit] = [0, 1];
	}
	return numbers;
}
