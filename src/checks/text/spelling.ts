import type { Problem } from '#schema/problem.ts';
import { lineAt, MASK, masked, type SourcePage, withoutAddresses } from './source-page.ts';
import type { Speller } from './speller.ts';

/** Numbers of things (`AB-CD-0001`, `EF-01`, `GH-2025-00009`) and search terms (`feld:wert`) are no words. */
const NO_WORDS = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}(?:-[\p{Lu}\p{N}]+)*-\p{N}+|\p{Ll}+:[^\s:“]+)/gu;

/** A word list of the project, one word a line. */
export interface WordList {
	/** File relative to the site root. */
	file: string;
	words: readonly string[];
}

/** Finds words that nobody knows, each once a file, and entries of the word list that are out of order, doubled or not needed. Code, keys and addresses are left out. */
export function checkSpelling(pages: readonly SourcePage[], speller: Speller, list: WordList): Problem[] {
	const unknown = pages.flatMap(({ file, passages }) => {
		const seen = new Set<string>();
		return passages.flatMap((passage) => {
			const text = withoutAddresses(masked(passage, ['code', 'kbd', 'sample'])).replace(NO_WORDS, (found) => MASK.repeat(found.length));
			return [...text.matchAll(/(?<![\p{L}\p{N}_])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}_])-?/gu)].flatMap(({ 0: whole, index }) =>
				unknownParts(whole, speller)
					.filter((word) => !seen.has(word))
					.map((word) => {
						seen.add(word);
						return unknownWord(file, lineAt(passage, index), word, speller, list.file);
					}),
			);
		});
	});
	return [...unknown, ...checkList(list, speller)];
}

/** A word with hyphens is known as a whole or in all its parts; before a hyphen an s may link them („Funktions-“). A single letter is a sign. */
function unknownParts(whole: string, speller: Speller): string[] {
	const parts = whole.split('-');
	if (parts.length > 1 && speller.isOwn(whole)) return [];
	const isLinked = (part: string, index: number) => index < parts.length - 1 && part.endsWith('s') && speller.isKnown(part.slice(0, -1));
	return parts.filter((part, index) => part.length > 1 && !speller.isKnown(part) && !isLinked(part, index));
}

function unknownWord(file: string, line: number, word: string, speller: Speller, listFile: string): Problem {
	const [close] = speller.suggest(word);
	const entry = `Ein richtiger Fachbegriff kommt in ${listFile}.`;
	return {
		severity: 'warning',
		rule: 'spelling',
		file,
		line,
		message: `Unbekanntes Wort „${word}“.`,
		hint: close === undefined ? entry : `Meinten Sie „${close}“? ${entry}`,
	};
}

function checkList({ file, words }: WordList, speller: Speller): Problem[] {
	const unused = new Set(speller.unused());
	const sorter = new Intl.Collator('de');
	return words.flatMap((word, index): Problem[] => {
		const at = { severity: 'warning' as const, rule: 'word-list', file, line: index + 1 };
		const previous = words[index - 1];
		return [
			...(unused.has(word) ? [{ ...at, message: `„${word}“ braucht kein Text, oder das Wörterbuch kennt es schon.`, hint: 'Streichen Sie die Zeile.' }] : []),
			...(previous !== undefined && sorter.compare(previous, word) >= 0
				? [{ ...at, message: `„${word}“ steht nicht an seiner Stelle im Alphabet, oder zweimal.`, hint: `Ordnen Sie es nach „${previous}“ ein.` }]
				: []),
		];
	});
}
