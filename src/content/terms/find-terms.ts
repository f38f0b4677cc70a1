import { BREAK_HINTS, withoutBreakHints } from '#text/break-hints.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import type { Term } from './term.ts';

/** A mention of a term in a text. */
export interface Mention {
	term: Term;
	/** Offsets in the text. */
	start: number;
	end: number;
}

/** Finds the mentions in a text, in order. */
export type FindTerms = (text: string) => Mention[];

/** Hyphens, including the no-break one: a word next to one is part of a compound (Prüfmittel-Teil, Prüf- und Messmittel). */
const HYPHEN = '\\-\\u2010\\u2011';

/**
 * Prepares the search for terms. Whole words only: a compound belongs to the term that has it as a form, or to none. Where several forms begin
 * at the same place the longest counts; a phrase that a term excepts hides every form inside of it, unless it is another term. Capitals count.
 */
export function createTermFinder(terms: readonly Term[]): FindTerms {
	const owners = new Map<string, Term | undefined>();
	const excepted = terms.map(({ except }) => new Set(except.map(asTyped)));
	for (const [index, term] of terms.entries())
		for (const form of term.forms.map(asTyped)) if (!owners.has(form) && !excepted[index]?.has(form)) owners.set(form, term);
	for (const phrase of excepted.flatMap((phrases) => [...phrases])) if (!owners.has(phrase)) owners.set(phrase, undefined);
	if (owners.size === 0) return () => [];
	const longestFirst = [...owners.keys()].sort((a, b) => b.length - a.length).map(formPattern);
	const forms = new RegExp(`(?<![\\p{L}\\p{N}_${HYPHEN}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}_${HYPHEN}])`, 'gu');
	return (text) => {
		const { plain, offsetOf } = withoutHints(text);
		return [...plain.matchAll(forms)].flatMap((match) => {
			const term = owners.get(asTyped(match[0]));
			const last = match.index + match[0].length - 1;
			return term === undefined ? [] : [{ term, start: offsetOf(match.index), end: offsetOf(last) + 1 }];
		});
	};
}

/** A text without chances to break a line, and where its characters stand in the text as written. */
function withoutHints(text: string): { plain: string; offsetOf: (index: number) => number } {
	const hints = [...text.matchAll(BREAK_HINTS)];
	if (hints.length === 0) return { plain: text, offsetOf: (index) => index };
	const hidden = new Set(hints.map(({ index }) => index));
	const kept = Array.from({ length: text.length }, (_, index) => index).filter((index) => !hidden.has(index));
	return { plain: withoutBreakHints(text), offsetOf: (index) => kept[index] ?? text.length };
}

/** The text as typed on a keyboard: without hints for line breaks, and with plain spaces, hyphens and apostrophes. */
const asTyped = (text: string) =>
	withoutBreakHints(text)
		.replace(/\s+/g, ' ')
		.replace(/[\u2010\u2011]/g, '-')
		.replaceAll('’', "'");

/** Spaces in a form may be line breaks or unbreakable in the text, hyphens unbreakable, apostrophes those of typography. */
const formPattern = (form: string) => escapePattern(form).replaceAll(' ', '\\s+').replaceAll('-', `[${HYPHEN}]`).replaceAll("'", "['’]");
