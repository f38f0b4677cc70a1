import type { TextRule } from './content.ts';
import { lineAt, MASK, masked, type SourcePage, withoutAddresses } from './reading/source-page.ts';
import type { Speller } from './words/speller.ts';

export const spelling = {
	id: 'spelling',
	run: ({ pages, spelling: material }) =>
		material === undefined
			? []
			: findUnknownWords(pages, material.speller).map(({ word, ...place }) => ({
					...place,
					message: `Unbekanntes Wort „${word}“.`,
					hint: spellingHint(word, material.speller, material.list.file),
				})),
} satisfies TextRule;

/** Numbers of things (`AB-CD-0001`, `EF-01`, `GH-2025-00009`) and search terms (`feld:wert`) are no words. */
const NO_WORDS = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}(?:-[\p{Lu}\p{N}]+)*-\p{N}+|\p{Ll}+:[^\s:“]+)/gu;

const SPELT_WORD = /(?<![\p{L}\p{N}_])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}_])-?/gu;

/** A word that nobody knows, and where it stands. */
interface UnknownWord {
	file: string;
	line: number;
	word: string;
}

/** Finds words that nobody knows, each once a file. Code, keys, samples and addresses are left out. After this, the speller has been asked for every word. */
export function findUnknownWords(pages: readonly SourcePage[], speller: Speller): UnknownWord[] {
	return pages.flatMap(({ file, passages }) => {
		const seen = new Set<string>();
		return passages.flatMap((passage) => {
			const text = withoutAddresses(masked(passage, ['code', 'kbd', 'sample'])).replace(NO_WORDS, (found) => MASK.repeat(found.length));
			return [...text.matchAll(SPELT_WORD)].flatMap(({ 0: whole, index }) =>
				unknownParts(whole, speller)
					.filter((word) => !seen.has(word))
					.map((word) => {
						seen.add(word);
						return { file, line: lineAt(passage, index), word };
					}),
			);
		});
	});
}

/** A word with hyphens is known as a whole or in all its parts; before a hyphen an s may link them („Funktions-“). A single letter is a symbol. */
function unknownParts(whole: string, speller: Speller): string[] {
	const parts = whole.split('-');
	if (parts.length > 1 && speller.isOwn(whole)) return [];
	const isLinked = (part: string, index: number) => index < parts.length - 1 && part.endsWith('s') && speller.isKnown(part.slice(0, -1));
	return parts.filter((part, index) => part.length > 1 && !speller.isKnown(part) && !isLinked(part, index));
}

function spellingHint(word: string, speller: Speller, listFile: string): string {
	const [close] = speller.suggest(word);
	const entry = `Ein richtiger Fachbegriff kommt in ${listFile}.`;
	return close === undefined ? entry : `Meinten Sie „${close}“? ${entry}`;
}
