import type { TextRule } from './content.ts';
import type { SourcePage } from './reading/source-page.ts';

export const misspeltSearchWord = {
	id: 'misspelt-search-word',
	run({ pages, spelling }) {
		if (spelling === undefined) return [];
		const named = Map.groupBy(
			pages.flatMap(({ searchWords }) => searchWords.flatMap(({ text }) => entryWords(text))),
			(word) => word,
		);
		const said = new Set([...pages.flatMap(saidOn), ...[...named].flatMap(([word, all]) => (all.length > 1 ? [word] : []))]);
		return pages.flatMap(({ file, searchWords }) =>
			searchWords.flatMap(({ text, line }) =>
				entryWords(text).flatMap((word) => {
					const isKnown = said.has(word) || spelling.speller.isKnown(word);
					// Only single words count as meant: any two words make a compound, so a mistyped word often has one nearby.
					const meant = isKnown ? undefined : exchangedForms(word).find((form) => isLongEnough(form) && (said.has(form) || spelling.speller.isSingle(form)));
					if (meant === undefined) return [];
					const hint = `Meinten Sie „${meant}“? Vertippte Wörter von Lesern brauchen keinen Eintrag: Die Suche verzeiht sie.`;
					return [{ file, line, message: `Unbekanntes Wort „${word}“ unter den Wörtern für die Suche.`, hint }];
				}),
			),
		);
	},
} satisfies TextRule;

/** A shorter word of another language is often a German one with two letters exchanged (`angle`). A capital marks a German noun, which may be shorter. */
const SHORTEST_ENTRY = 6;
const SHORTEST_NOUN = 5;

const isLongEnough = (word: string) => word.length >= (/^\p{Lu}\p{Ll}/u.test(word) ? SHORTEST_NOUN : SHORTEST_ENTRY);

const entryWords = (text: string): string[] => text.match(/\p{L}{5,}/gu) ?? [];

const saidOn = ({ passages, codes }: SourcePage) => [...passages, ...codes].flatMap(({ text }) => entryWords(text));

/** The word with two letters exchanged, at each of its places; a capital stays where it was, or goes back to the beginning. */
const exchangedForms = (word: string): string[] =>
	Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2)).filter((form) => form !== word);
