const PAIRS: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' };

/** More places would make too many spellings, and no word has that many. */
const MOST_PLACES = 6;

/** A word in small letters as it stands in an address: `größe` is `groesse`. */
export const withoutUmlauts = (text: string): string => Object.entries(PAIRS).reduce((result, [pair, letter]) => result.replaceAll(letter, pair), text);

/** All words that may be meant by one without umlauts: each place by itself, since `messgroesse` has one ss that is ß and one that is none. */
export function withUmlauts(word: string): string[] {
	const places = [...word.matchAll(/ae|oe|ue|ss/g)].slice(-MOST_PLACES);
	// From the end, so that the offsets of earlier places stay valid.
	return places.reduceRight<string[]>(
		(forms, { 0: pair, index }) => forms.flatMap((form) => [form, form.slice(0, index) + (PAIRS[pair] ?? pair) + form.slice(index + pair.length)]),
		[word],
	);
}
