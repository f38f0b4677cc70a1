import type { TextRule } from './content.ts';
import type { Speller } from './words/speller.ts';

export const misspeltAnchor = {
	id: 'misspelt-anchor',
	help: {
		what: 'Die id einer Überschrift enthält ein Wort, das weder das Wörterbuch noch die Wortliste der Website kennt.',
		why: 'Meist ist es ein Tippfehler. Die id steht in Adressen, die Leser weitergeben und andere Websites nennen; später ändern lässt sie sich nicht mehr.',
		fix: 'Berichtigen Sie die id. Ein richtiger Fachbegriff kommt in `checks/words.txt`.',
	},
	run: ({ pages, spelling }) =>
		spelling === undefined
			? []
			: pages.flatMap(({ file, anchors }) =>
					anchors.flatMap(({ id, line, heading }) =>
						id
							.split(/[^\p{L}]+/u)
							.filter((word) => word.length >= SHORTEST && !heading.toLowerCase().includes(word) && !isKnown(word, spelling.speller))
							.map((word) => ({
								file,
								line,
								message: `Unbekanntes Wort „${word}“ in der id „${id}“ einer Überschrift.`,
								hint: `Berichtigen Sie die id; ein richtiger Fachbegriff kommt in ${spelling.list.file}.`,
							})),
					),
				),
} satisfies TextRule;

/** Shorter ones are abbreviations as often as words. */
const SHORTEST = 4;

/** An id has no umlauts, and no capitals: all that may be meant by it are asked for. */
function isKnown(word: string, speller: Speller): boolean {
	const meant = PAIRS.reduce((forms, [pair, letter]) => [...new Set(forms.flatMap((form) => [form, form.replaceAll(pair, letter)]))], [word]);
	return meant.some((form) => speller.isKnown(form) || speller.isKnown(form.slice(0, 1).toUpperCase() + form.slice(1)));
}

const PAIRS = [
	['ae', 'ä'],
	['oe', 'ö'],
	['ue', 'ü'],
	['ss', 'ß'],
] as const;
