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
					// Any two words make a compound, so that slips have some, too.
					const meant = isKnown ? undefined : exchangedForms(word).find((form) => isLongEnough(form) && (said.has(form) || spelling.speller.isSingle(form)));
					if (meant === undefined) return [];
					const hint = `Meinten Sie „${meant}“? Vertippte Wörter von Lesern brauchen keinen Eintrag: Die Suche verzeiht sie.`;
					return [{ file, line, message: `Unbekanntes Wort „${word}“ unter den Wörtern für die Suche.`, hint }];
				}),
			),
		);
	},
} satisfies TextRule;

/** A short word of another language is often one of ours with two letters exchanged (`angle`); a noun has a capital. */
const SHORTEST_ENTRY = 6;
const SHORTEST_NOUN = 5;

const isLongEnough = (word: string) => word.length >= (/^\p{Lu}\p{Ll}/u.test(word) ? SHORTEST_NOUN : SHORTEST_ENTRY);

const entryWords = (text: string): string[] => text.match(/\p{L}{5,}/gu) ?? [];

const saidOn = ({ passages, codes }: SourcePage) => [...passages, ...codes].flatMap(({ text }) => entryWords(text));

/** The word with two letters exchanged, at each of its places; a capital stays where it was, or goes back to the beginning. */
const exchangedForms = (word: string): string[] =>
	Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2)).filter((form) => form !== word);
