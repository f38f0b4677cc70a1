/** Endings of German inflection, longest first; of folded words. */
const ENDING = /(?:ern|em|en|er|es|e|n|s)$/;

/**
 * The part of a folded word that its inflected forms share: `prufintervall` of Prüfintervall, Prüfintervalls and Prüfintervallen.
 * Words of fewer than five letters and everything with a digit stay as they are.
 */
export function stem(word: string): string {
	if (word.length < 5 || /\d/.test(word)) return word;
	const short = word.replace(ENDING, '');
	return short.length < 4 ? word : short;
}
