import { splitWord } from './tokenise.ts';
import { wordTable } from './word-table.ts';

/** Texts as the numbers of their terms. Large sites have millions of words: here they are one long list, and no object for any of them. */
export interface ReadTerms {
	/** All terms by their numbers, in the order in which they come. */
	terms: string[];
	/** The terms of one text after the other; of an identifier the whole and its parts. */
	numbers: Uint32Array;
	/** Where the terms of each text end. */
	ends: Uint32Array;
	/** Words of each text, those without a term too. */
	lengths: Uint32Array;
}

/** @param toTerm gives the term of a folded word; `undefined` for words that are left out. */
export function readTerms(texts: readonly string[], toTerm: (word: string) => string | undefined): ReadTerms {
	const { read, words } = wordTable();
	const { numberOf, terms } = numbering();
	/** Of each word its only term, or one of these two. */
	const only = { none: -1, several: -2 };
	const termOf: number[] = [];
	const several = new Map<number, number[]>();
	const learn = (word: number): number => {
		const { whole, parts } = splitWord(words[word] ?? '');
		if (parts.length === 0) {
			const term = toTerm(whole);
			return term === undefined ? only.none : numberOf(term);
		}
		const [first, ...more] = [...new Set([whole, ...parts].flatMap((part) => toTerm(part) ?? []))].map(numberOf);
		if (first === undefined) return only.none;
		if (more.length === 0) return first;
		several.set(word, [first, ...more]);
		return only.several;
	};
	let numbers: Uint32Array = new Uint32Array(1 << 16);
	const ends = new Uint32Array(texts.length);
	const lengths = new Uint32Array(texts.length);
	let count = 0;
	const add = (term: number) => {
		if (count === numbers.length) numbers = twice(numbers);
		numbers[count++] = term;
	};
	for (const [index, text] of texts.entries()) {
		const found = read(text);
		for (let at = 0; at < found.length; at++) {
			const word = found[at] ?? 0;
			termOf[word] ??= learn(word);
			const term = termOf[word] ?? only.none;
			if (term >= 0) add(term);
			else if (term === only.several) several.get(word)?.forEach(add);
		}
		ends[index] = count;
		lengths[index] = found.length;
	}
	return { terms: terms(), numbers: numbers.subarray(0, count), ends, lengths };
}

/** Numbers what it is given, the same always the same. */
function numbering(): { numberOf(term: string): number; terms(): string[] } {
	const numbers = new Map<string, number>();
	return {
		numberOf(term) {
			const number = numbers.get(term) ?? numbers.size;
			numbers.set(term, number);
			return number;
		},
		terms: () => [...numbers.keys()],
	};
}

function twice(list: Uint32Array): Uint32Array {
	const longer = new Uint32Array(list.length * 2);
	longer.set(list);
	return longer;
}
