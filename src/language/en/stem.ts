/** Endings of English inflection, longest first; of folded words. */
const ENDING = /(?:ations|ation|ings|ing|ions|ion|ies|ed|es|e|s|y)$/;

/**
 * The part of a folded word that its inflected forms share: `configur` of configure, configures, configured, configuring, configuration.
 * Words of fewer than five letters lose nothing but their plural; everything with a digit stays as it is.
 */
export function stem(word: string): string {
	if (/\d/.test(word) || word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
	if (word.length < 5) return word.replace(/s$/, '');
	const short = word.replace(ENDING, '');
	if (short.length < 3) return word;
	// `running` has the letter twice that `run` has once.
	return /([bdfgmnprt])\1$/.test(short) && /(?:ing|ings|ed)$/.test(word) ? short.slice(0, -1) : short;
}
