import { foldForSearch } from '#language/fold.ts';

/** A word or identifier in a text. */
export interface Word {
	/** Offsets in the text, for marks. */
	start: number;
	end: number;
	/** All of it, folded, without its connectors: `kb304` of `KB-304`, `duedate` of `dueDate`. */
	whole: string;
	/** The words that an identifier or a hyphenated word is made of, folded; empty for a plain word. */
	parts: string[];
}

const LETTER = '[\\p{L}\\p{N}\\p{M}\\u00AD]';
/** Hyphens (the unbreakable one too), `_`, `.` and `/` hold an identifier together: `PM-MS-0001`, `magic_name`, `/custom-fields/view`. */
const CONNECTOR = /[-\u2010\u2011_./]/u;
const WORD = new RegExp(`${LETTER}+(?:${CONNECTOR.source}${LETTER}+)*`, 'gu');
/** `dueDate` and `PDFExport`, but not the `GmbH` of German names: a part has two letters or more. */
const CAMEL = /(?<=\p{Ll}\p{M}*)(?=\p{Lu}\p{M}*\p{L})|(?<=\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll}{2})/u;

/** Folds and splits one word of a text. */
export function splitWord(word: string): Pick<Word, 'whole' | 'parts'> {
	const parts = word.split(CONNECTOR).flatMap((piece) => piece.split(CAMEL).map(foldForSearch));
	return { whole: parts.join(''), parts: parts.length > 1 ? parts.filter((part) => part.length > 1 || /\p{N}/u.test(part)) : [] };
}

/** The words of a text in order. */
export function wordsIn(text: string): Word[] {
	return [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length, ...splitWord(match[0]) }));
}

/** Gives the terms of each word of a text by their numbers: of an identifier the whole and its parts. A site says the same words again and again; each is split once. */
export function termReader(toTerm: (word: string) => string | undefined): { read(text: string): number[][]; terms(): string[] } {
	const numbers = new Map<string, number>();
	const known = new Map<string, number[]>();
	const numberOf = (term: string): number => {
		const number = numbers.get(term) ?? numbers.size;
		numbers.set(term, number);
		return number;
	};
	const termsOf = (word: string): number[] => {
		const before = known.get(word);
		if (before) return before;
		const { whole, parts } = splitWord(word);
		const terms = [...new Set([whole, ...parts].flatMap((part) => toTerm(part) ?? []))].map(numberOf);
		known.set(word, terms);
		return terms;
	};
	return { read: (text) => (text.match(WORD) ?? []).map(termsOf), terms: () => [...numbers.keys()] };
}
