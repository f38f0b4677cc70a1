import { splitWord } from './tokenise.ts';
import { wordTable } from './word-table.ts';

/** Texts as numbers of their terms, in one long list: large sites have millions of words, too many for objects. */
export interface ReadTerms {
	/** All terms by number, in the order of their first occurrence. */
	terms: string[];
	/** All folded words that have a term, by their numbers. */
	words: string[];
	/** Of each word the number of its term. */
	termOf: Uint32Array;
	/** The words of all texts in order, as numbers; an identifier is followed by its parts, each with its own term. */
	numbers: Uint32Array;
	/** Where the words of each text end. */
	ends: Uint32Array;
	/** Number of words of each text, including those without a term. */
	lengths: Uint32Array;
}

/** @param toTerm gives the term of a folded word; `undefined` for words that are left out. */
export function readTerms(texts: readonly string[], toTerm: (word: string) => string | undefined): ReadTerms {
	const { read, words } = wordTable();
	const terms = numbering();
	const folded = numbering();
	const termOf: number[] = [];
	const numberOf = (word: string): number[] => {
		const term = toTerm(word);
		if (term === undefined) return [];
		const number = folded.numberOf(word);
		termOf[number] ??= terms.numberOf(term);
		return [number];
	};
	/** Of each word as it stands in the texts its only folded one, or one of these two. */
	const only = { none: -1, several: -2 };
	const foldedOf: number[] = [];
	const several = new Map<number, number[]>();
	const learn = (word: number): number => {
		const { whole, parts } = splitWord(words[word] ?? '');
		const numbers = [whole, ...parts].flatMap(numberOf);
		const [first, ...more] = numbers.filter((number, at) => numbers.findIndex((other) => termOf[other] === termOf[number]) === at);
		if (first === undefined) return only.none;
		if (more.length === 0) return first;
		several.set(word, [first, ...more]);
		return only.several;
	};
	let numbers: Uint32Array = new Uint32Array(1 << 16);
	const ends = new Uint32Array(texts.length);
	const lengths = new Uint32Array(texts.length);
	let count = 0;
	const add = (word: number) => {
		if (count === numbers.length) numbers = twice(numbers);
		numbers[count++] = word;
	};
	for (const [index, text] of texts.entries()) {
		const found = read(text);
		for (let at = 0; at < found.length; at++) {
			const word = found[at] ?? 0;
			foldedOf[word] ??= learn(word);
			const number = foldedOf[word] ?? only.none;
			if (number >= 0) add(number);
			else if (number === only.several) several.get(word)?.forEach(add);
		}
		ends[index] = count;
		lengths[index] = found.length;
	}
	return { terms: terms.all(), words: folded.all(), termOf: Uint32Array.from(termOf), numbers: numbers.subarray(0, count), ends, lengths };
}

/** Numbers strings; the same string always gets the same number. */
function numbering(): { numberOf(word: string): number; all(): string[] } {
	const numbers = new Map<string, number>();
	return {
		numberOf(word) {
			const number = numbers.get(word) ?? numbers.size;
			numbers.set(word, number);
			return number;
		},
		all: () => [...numbers.keys()],
	};
}

function twice(list: Uint32Array): Uint32Array {
	const longer = new Uint32Array(list.length * 2);
	longer.set(list);
	return longer;
}
