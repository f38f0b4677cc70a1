import type { Finding } from '#schema/problem.ts';
import type { TextRule } from './content.ts';
import { findUnknownWords } from './spelling.ts';

export const wordList = {
	id: 'word-list',
	run({ pages, spelling }) {
		if (spelling === undefined) return [];
		const { speller, list } = spelling;
		// Which entries are not needed is known once the speller was asked for every word of every text.
		findUnknownWords(pages, speller);
		const unused = new Set(speller.unused());
		return list.words.flatMap((word, index): Finding[] => {
			const at = { file: list.file, line: index + 1 };
			const previous = list.words[index - 1];
			return [
				...(unused.has(word) ? [{ ...at, message: `„${word}“ braucht kein Text, oder das Wörterbuch kennt es schon.`, hint: 'Streichen Sie die Zeile.' }] : []),
				...(previous !== undefined && ALPHABET.compare(previous, word) >= 0
					? [{ ...at, message: `„${word}“ steht nicht an seiner Stelle im Alphabet, oder zweimal.`, hint: `Ordnen Sie es nach „${previous}“ ein.` }]
					: []),
			];
		});
	},
} satisfies TextRule;

const ALPHABET = new Intl.Collator('de');
