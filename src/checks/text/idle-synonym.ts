import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const idleSynonym = {
	id: 'idle-synonym',
	run({ pages }) {
		const ours = pages.flatMap(({ file, searchWords }) => searchWords.flatMap(({ text, line, isOurs }) => (isOurs ? [{ file, text, line }] : [])));
		if (ours.length === 0) return [];
		const said = bare(pages.flatMap(({ passages, codes }) => [...passages, ...codes].map(({ text }) => text)).join('\n'));
		return ours.flatMap(({ file, text, line }) => {
			const idle = (text.match(/[\p{L}\p{N}]+/gu) ?? []).find((word) => !said.includes(withoutEnding(bare(word))));
			return idle === undefined ? [] : [{ file, line, message: textFaults.idleSynonym(text, idle), hint: textFaults.idleSynonymHint }];
		});
	},
} satisfies TextRule;

/** A text may have the word in another form: with another ending, with an umlaut, or inside of a longer one. */
const withoutEnding = (word: string) => (word.length < 6 ? word : word.slice(0, -2));

const bare = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
