import type { Analysis } from '#text/analysis.ts';
import { foldForSearch } from './fold.ts';

const STOP_WORDS =
	'a about an and are as at be by can do does for from had has have how i if in into is it its me my not of on or our should so that the their them then there these they this those to ' +
	'was we were what when where which who why will with would you your';

const WEAK_WORDS =
	'all already also always any anyone anything both get gets just like may might must need needs only please same some someone something still than too use want wants without';

const TROUBLES = 'not no never missing fails failed error problem why impossible gone broken wrong cannot';

/** Endings of English inflection, longest first; of folded words. */
const ENDING = /(?:ations|ation|ings|ing|ions|ion|ies|ed|es|e|s|y)$/;

/** English, as far as the search needs it. Compounds are written apart, and no verb leaves a part at the end that would begin it in a manual. */
export const analysis: Analysis = {
	stem,
	restsOfEndings: ['n', 'on', 'ion', 'tion', 'g', 'ng', 'd', 's', 'es'],
	stopWords: folded(STOP_WORDS),
	weakWords: folded(WEAK_WORDS),
	troubles: folded(TROUBLES),
	apiWords: folded('api rest endpoint http json'),
	particles: new Set(),
};

/**
 * The part of a folded word that its inflected forms share: `configur` of configure, configures, configured, configuring, configuration.
 * Words of fewer than five letters lose nothing but their plural; everything with a digit stays as it is.
 */
function stem(word: string): string {
	if (/\d/.test(word) || word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
	if (word.length < 5) return word.replace(/s$/, '');
	const short = word.replace(ENDING, '');
	if (short.length < 3) return word;
	// `running` has the letter twice that `run` has once.
	return /([bdfgmnprt])\1$/.test(short) && /(?:ing|ings|ed)$/.test(word) ? short.slice(0, -1) : short;
}

function folded(words: string): ReadonlySet<string> {
	return new Set(words.split(' ').map(foldForSearch));
}
