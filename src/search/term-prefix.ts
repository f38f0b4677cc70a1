import { ANY_ENDING, WHOLE_NAME } from './search-files.ts';

/** The beginning of words, or of whole names. */
export interface TermPrefix {
	letters: string;
	isOfNames: boolean;
}

/** What a term begins with: `ka` asks for words, `ka=` for names. */
export function toPrefix(term: string): TermPrefix {
	const isOfNames = term.endsWith(WHOLE_NAME);
	return { letters: isOfNames ? term.slice(0, -WHOLE_NAME.length) : term, isOfNames };
}

/** The term that covers all with a prefix: `ka*`, `ka*=`. */
export const coveringTerm = ({ letters, isOfNames }: TermPrefix): string => letters + ANY_ENDING + (isOfNames ? WHOLE_NAME : '');

/** Whether a term is one of those with the prefix. */
export const hasPrefix = (term: string, { letters, isOfNames }: TermPrefix): boolean =>
	term.startsWith(letters) && term.endsWith(WHOLE_NAME) === isOfNames && !term.includes(ANY_ENDING);
