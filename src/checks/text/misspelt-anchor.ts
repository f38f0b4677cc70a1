import type { TextRule } from './content.ts';
import type { SourcePage } from './reading/source-page.ts';
import type { Speller } from './words/speller.ts';
import { withoutUmlauts, withUmlauts } from './words/umlauts.ts';

export const misspeltAnchor = {
	id: 'misspelt-anchor',
	run: ({ pages, spelling }) =>
		spelling === undefined
			? []
			: pages.flatMap((page) => {
					const said = wordsOfPage(page);
					return page.anchors.flatMap(({ id, line, heading }) =>
						anchorWords(id)
							.filter((word) => !said.has(word))
							.filter((word) => isSlipInRepetition(word, id, heading) || (isSlip(word, said) && !isKnown(word, spelling.speller)))
							.map((word) => ({
								file: page.file,
								line,
								message: `Unbekanntes Wort „${word}“ in der id „${id}“ einer Überschrift.`,
								hint: `Berichtigen Sie die id; ein richtiger Fachbegriff kommt in ${spelling.list.file}.`,
							})),
					);
				}),
} satisfies TextRule;

/** Shorter ones are abbreviations as often as words. */
const SHORTEST_WORD = 5;

/** An id has no umlauts, and no capitals. */
const anchorWords = (text: string): string[] =>
	withoutUmlauts(text.toLowerCase())
		.split(/[^\p{L}]+/u)
		.filter((word) => word.length >= SHORTEST_WORD);

const wordsOfPage = ({ passages }: SourcePage): ReadonlySet<string> => new Set(passages.flatMap(({ text }) => anchorWords(text)));

/** Asks for every spelling with umlauts that the word may stand for. */
const isKnown = (word: string, speller: Speller) =>
	withUmlauts(word).some((form) => speller.isKnown(form) || speller.isKnown(form.slice(0, 1).toUpperCase() + form.slice(1)));

/**
 * Whether the word is a mistyped word of the page: with two letters exchanged, or one too many or missing. The dictionary is not asked, because it has a
 * word close to every second English one. First and last letters and double letters must agree: `title` and `model` are English for „Titel“ and „Modell“.
 */
function isSlip(word: string, said: ReadonlySet<string>): boolean {
	const places = innerPlaces(word);
	return (
		[...swappedForms(word, places.slice(0, -1)), ...places.map((at) => withoutLetter(word, at))].some((form) => said.has(form)) ||
		[...said].some((other) => isLacking(word, other))
	);
}

/** Whether all other words of the id are in its heading, and this one is too if two letters are exchanged, even the first ones. */
function isSlipInRepetition(word: string, id: string, heading: string): boolean {
	const own = new Set(anchorWords(heading));
	const others = anchorWords(id).filter((other) => other !== word);
	return others.length > 0 && others.every((other) => own.has(other)) && swappedForms(word, [...word.slice(1)].keys()).some((form) => own.has(form));
}

/** The word with two letters exchanged, at each of these places. */
const swappedForms = (word: string, places: Iterable<number>) =>
	[...places].map((at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));

const isLacking = (word: string, other: string) =>
	word.length === other.length - 1 && innerPlaces(other).some((at) => !/(.)\1/.test(other.slice(at - 1, at + 2)) && withoutLetter(other, at) === word);

const innerPlaces = (word: string) => Array.from(word.slice(1, -1), (_, index) => index + 1);

const withoutLetter = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
