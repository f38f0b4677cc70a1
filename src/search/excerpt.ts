import { wordsIn } from './tokenise.ts';

/** Offsets in a text: from `start` up to, not including, `end`. */
export interface Range {
	start: number;
	end: number;
}

/** A text with the places that a query found. */
export interface MarkedText {
	text: string;
	marks: Range[];
}

/** Length of an excerpt in characters: about two lines of a result. */
const EXCERPT_LENGTH = 160;
/** How much stands before the first mark. */
const BEFORE = 40;

/** Marks every word of `text` of which `isFound` knows the folded whole or a part. */
export function markFound(text: string, isFound: (term: string) => boolean): MarkedText {
	const found = wordsIn(text).filter(({ whole, parts }) => isFound(whole) || parts.some(isFound));
	return { text, marks: found.map(({ start, end }) => ({ start, end })) };
}

/** Cuts a marked text to the surroundings of its first mark, at words. */
export function excerpt({ text, marks }: MarkedText): MarkedText {
	const first = marks[0]?.start ?? 0;
	const wanted = Math.max(0, Math.min(first - BEFORE, text.length - EXCERPT_LENGTH));
	const start = wanted === 0 ? 0 : text.lastIndexOf(' ', wanted) + 1;
	const limit = start + EXCERPT_LENGTH;
	const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), first + 1);
	const before = start > 0 ? '… ' : '';
	return {
		text: before + text.slice(start, end) + (end < text.length ? '\u00a0…' : ''),
		marks: marks
			.filter((range) => range.start >= start && range.end <= end)
			.map((range) => ({ start: range.start - start + before.length, end: range.end - start + before.length })),
	};
}
