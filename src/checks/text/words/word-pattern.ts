import { escapePattern } from '#text/escape-pattern.ts';

const INFLECTED = '(?:s|es|e|en|n|er|ern|em|ns)?';

/**
 * Source of a regular expression (flag `u`) that matches a word or phrase as whole words, over line ends too. A small letter at the
 * beginning may be a capital in the text: a sentence may begin with it.
 * @param inflected whether endings of nouns, adjectives and verbs may follow.
 */
export function wordPattern(phrase: string, { inflected = false } = {}): string {
	const [first = '', ...rest] = phrase;
	const start = first === first.toUpperCase() ? escapePattern(first) : `[${first}${first.toUpperCase()}]`;
	const body = start + escapePattern(rest.join('')).replace(/\s+/g, '\\s+');
	return `(?<![\\p{L}\\p{N}_-])${body}${inflected ? INFLECTED : ''}(?![\\p{L}\\p{N}_]|-\\p{L})`;
}
