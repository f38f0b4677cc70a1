import { foldForSearch } from '#language/fold.ts';
import { UNSEEN_CHARACTERS, withoutUnseen } from '#text/unseen.ts';

/** A word or identifier in a text. */
export interface TextWord {
	/** Offsets in the text, for marks. */
	start: number;
	end: number;
	/** All of it, folded, without its connectors: `kb304` of `KB-304`, `duedate` of `dueDate`. */
	whole: string;
	/** The folded parts of an identifier or a hyphenated word; empty for a plain word. */
	parts: string[];
}

const LETTER = '\\p{L}\\p{N}\\p{M}';
/** Hyphens (the unbreakable one too), `_`, `.` and `/` hold an identifier together: `PM-MS-0001`, `magic_name`, `/custom-fields/view`. */
const CONNECTOR = /[-\u2010\u2011_./]/u;
const WORD = new RegExp(`[${LETTER}][${LETTER}${UNSEEN_CHARACTERS}]*(?:${CONNECTOR.source}[${LETTER}${UNSEEN_CHARACTERS}]+)*`, 'gu');
/** `dueDate` and `PDFExport`, but not the `GmbH` of German names: a part has two letters or more. */
const CAMEL = /(?<=\p{Ll}\p{M}*)(?=\p{Lu}\p{M}*\p{L})|(?<=\p{Lu}\p{M}*)(?=\p{Lu}\p{M}*\p{Ll}{2})/u;

/** Most words, which contain nothing to split at. */
const PLAIN = /^\p{Lu}?\p{Ll}*$/u;

/** Folds and splits one word of a text. */
export function splitWord(word: string): Pick<TextWord, 'whole' | 'parts'> {
	if (PLAIN.test(word)) return { whole: foldForSearch(word), parts: [] };
	const parts = withoutUnseen(word)
		.split(CONNECTOR)
		.flatMap((piece) => piece.split(CAMEL).map(foldForSearch));
	return { whole: parts.join(''), parts: parts.length > 1 ? parts.filter((part) => part.length > 1 || /\p{N}/u.test(part)) : [] };
}

/** The words of a text in order. */
export function wordsIn(text: string): TextWord[] {
	return [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length, ...splitWord(match[0]) }));
}
