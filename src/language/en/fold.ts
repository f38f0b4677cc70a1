/** Folds a text to the one form that index and query share: lower case without diacritics. A beginning of a word folds to a beginning of the folded word, so prefixes still match. */
export function foldForSearch(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/[\p{M}\u00AD\u200B\u2060]/gu, '')
		.toLowerCase()
		.replaceAll('ß', 'ss');
}
