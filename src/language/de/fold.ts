import { withoutUnseen } from '#text/unseen.ts';

/**
 * Folds a text to the one form that index and query share: lower case without diacritics, ß as ss, and ä, ae and a alike
 * (so too o and u). A beginning of a word folds to a beginning of the folded word, so prefixes still match.
 */
export function foldForSearch(text: string): string {
	const bare = /^[a-z0-9]*$/i.test(text)
		? text.toLowerCase()
		: withoutUnseen(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
	return bare.replace(/([aou])e/g, '$1');
}
