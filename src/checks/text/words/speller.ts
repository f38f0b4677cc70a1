/** A dictionary that can be asked for a word. */
export interface Dictionary {
	/** The parts of a word that the dictionary knows, one when it knows it as a whole; `undefined` when it does not, or knows it as a fault. */
	partsOf(word: string): readonly string[] | undefined;
	/** Known words that look alike, best first. */
	suggest(word: string): readonly string[];
}

export interface Speller {
	isKnown(word: string): boolean;
	/** Whether it is known as it is, and not as a compound of others. */
	isSingle(word: string): boolean;
	/** Whether the project's list has the word itself, in any inflection. */
	isOwn(word: string): boolean;
	suggest(word: string): readonly string[];
	/** Words of the project's list that no text has needed so far. */
	unused(): string[];
}

/** Shorter parts would make a compound of almost anything. */
const SHORTEST_PART = 4;
/** Parts that the dictionary itself joins; it knows which may stand in a compound. */
const SHORTEST_OWN_PART = 3;

const WORD_ENDINGS = ['', 's', 'n', 'e', 'en', 'es', 'er', 'em', 'ern'];
const LINKS = ['', 's', 'n', 'en', 'es', 'e'];

/**
 * Knows German words: those of the dictionary, those of the project in any inflection, and compounds with one of them. A capital at the
 * beginning may be that of a sentence.
 */
export function createSpeller(dictionary: Dictionary, words: readonly string[]): Speller {
	const own = new Set(words);
	const used = new Set<string>();
	const answers = new Map<string, boolean>();

	const inDictionary = (word: string) => {
		const parts = dictionary.partsOf(word);
		if (parts === undefined || parts.length === 1) return parts !== undefined;
		// Three equal letters in a row are right where one part ends in two of them, and a typing error elsewhere.
		if (/(\p{L})\1\1/iu.test(word) && !parts.slice(0, -1).some((part) => /(\p{L})\1$/iu.test(part))) return false;
		// The dictionary joins forms of verbs too; the last part of a noun is a noun.
		const isNoun = word === lowerFirst(word) || dictionary.partsOf(capital(parts.at(-1) ?? '')) !== undefined;
		return isNoun && parts.every((part) => part.length >= SHORTEST_OWN_PART);
	};
	/** The word of the project's list of which `word` is an inflected form. */
	const ownWord = (word: string) =>
		WORD_ENDINGS.map((ending) => (word.endsWith(ending) ? word.slice(0, word.length - ending.length) : '')).find((stem) => stem !== '' && own.has(stem));
	const isOwn = (word: string) => {
		const found = ownWord(word);
		if (found !== undefined) used.add(found);
		return found !== undefined;
	};
	const isSimple = (word: string) => inDictionary(word) || isOwn(word);
	const isPart = (word: string) => word.length >= SHORTEST_PART && isSimple(word);
	const isOwnPart = (word: string) => word.length >= SHORTEST_PART && isOwn(word);
	/** Whether the word is a compound with a word of the project's list; the dictionary knows other compounds itself. The last part of a noun must be a noun. */
	const isCompound = (word: string) => {
		for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
			const last = word === capital(word) ? capital(word.slice(cut)) : word.slice(cut);
			const first = word.slice(0, cut);
			const stems = LINKS.flatMap((link) => (first.endsWith(link) ? [first.slice(0, first.length - link.length)] : []));
			if (isPart(last) && stems.some(isOwnPart)) return true;
			if (isOwnPart(last) && stems.some(isPart)) return true;
		}
		return false;
	};
	const isKnown = (word: string) =>
		isSimple(word) ||
		(word === capital(word) && isSimple(lowerFirst(word))) ||
		(word === word.toUpperCase() && (isSimple(capital(word.toLowerCase())) || isSimple(word.toLowerCase()))) ||
		isCompound(word);

	return {
		isKnown(word) {
			const known = answers.get(word) ?? isKnown(word);
			answers.set(word, known);
			return known;
		},
		isSingle: (word) => [word, capital(word)].some((form) => dictionary.partsOf(form)?.length === 1 || isOwn(form)),
		isOwn,
		suggest: (word) =>
			[...words.filter((entry) => entry.toLowerCase() === word.toLowerCase()), ...dictionary.suggest(word)].filter((suggestion) => suggestion !== word),
		unused: () => words.filter((word) => !used.has(word)),
	};
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const lowerFirst = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1);
