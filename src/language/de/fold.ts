/**
 * Folds a text to the one form that index and query share: lower case without diacritics, ß as ss, and ä, ae and a alike
 * (so too o and u). A beginning of a word folds to a beginning of the folded word, so prefixes still match.
 */
export function foldForSearch(text: string): string {
	const bare = /^[a-z0-9]*$/i.test(text)
		? text.toLowerCase()
		: text
				.normalize('NFKD')
				.replace(/[\p{M}\u00AD\u200B\u2060]/gu, '')
				.toLowerCase()
				.replaceAll('ß', 'ss');
	return bare.replace(/([aou])e/g, '$1');
}
