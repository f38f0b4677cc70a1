import { withoutUnseen } from '#text/unseen.ts';

/** Folds a text to the one form that index and query share: lower case without diacritics. A beginning of a word folds to a beginning of the folded word, so prefixes still match. */
export function foldForSearch(text: string): string {
	return withoutUnseen(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
