/** Properties of a language that the search needs. All words are folded (`foldForSearch`). */
export interface Analysis {
	/** The part of a word that its inflected forms share. */
	stem(word: string): string;
	/** Ends of endings that a stem loses: with one of them a word that is not typed to its end, „Prüfu“, has its stem. */
	restsOfEndings: readonly string[];
	/** Words that carry no topic. A question in whole sentences is searched by its other words. */
	stopWords: ReadonlySet<string>;
	/** Words that say little about the topic, but more than nothing: „darf“, „bekommen“, „jemand“. They weigh little, however rare they are. */
	weakWords: ReadonlySet<string>;
	/** Words that tell of a trouble: „nicht“, „Fehler“. */
	troubles: ReadonlySet<string>;
	/** Words that name the reference of an API: all its pages answer them, whether they say them or not. */
	apiWords: ReadonlySet<string>;
	/** Parts that a verb leaves at the end of a sentence (anlegen: „lege … an“). */
	particles: ReadonlySet<string>;
	/** Words that turn the next one into its contrary, and the prefix that does the same: „nicht lesbar“ is unlesbar. */
	negation?: { words: ReadonlySet<string>; prefix: string };
	/** How compounds are formed; without it no word is split. */
	compounds?: CompoundRules;
}

export interface CompoundRules {
	/** Letters that may stand between the parts of a compound. */
	joints: readonly string[];
	/** Endings that the first part of a compound loses. */
	droppedEndings: readonly string[];
	/** With these a word is another word, not a compound. */
	prefixes: ReadonlySet<string>;
}
