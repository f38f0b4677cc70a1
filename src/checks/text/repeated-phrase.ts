import type { Finding } from '#schema/problem.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt, type Passage } from './reading/source-page.ts';

/** Fewer words are no phrase. */
const FEWEST_IN_LEAD = 3;
const FEWEST_IN_SENTENCE = 8;
/** More pages with the same sentence are a template. */
const MOST_PAGES = 3;

export const repeatedPhrase = {
	id: 'repeated-phrase',
	run({ pages }) {
		const places = new Map<string, { file: string; line: number }[]>();
		const leads = pages.flatMap(({ file, passages }) => {
			const seen = new Set<string>();
			return passages
				.filter(({ kind }) => kind === 'paragraph')
				.flatMap((passage): Finding[] => {
					for (const { key, offset } of sentencesOf(passage)) places.set(key, [...(places.get(key) ?? []), { file, line: lineAt(passage, offset) }]);
					const lead = leadIn(passage);
					if (lead === undefined) return [];
					const isAgain = seen.has(lead);
					seen.add(lead);
					if (!isAgain) return [];
					return [
						{
							file,
							line: lineAt(passage, 0),
							message: textFaults.samePhrase(lead),
							hint: textFaults.samePhraseHint,
						},
					];
				});
		});
		return [...leads, ...templates(places)];
	},
} satisfies TextRule;

/** The last clause of a paragraph that ends in a colon. */
function leadIn({ text }: Passage): string | undefined {
	const [, clause = ''] = /([^.,;:]+):\s*$/.exec(text) ?? [];
	const words = clause.trim().split(/\s+/);
	return words.length >= FEWEST_IN_LEAD ? words.join(' ') : undefined;
}

function sentencesOf({ text }: Passage): { key: string; offset: number }[] {
	return [...text.matchAll(/[^.]+\.(?=\s|$)/g)].flatMap(({ 0: sentence, index }) => {
		const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
		return words.length < FEWEST_IN_SENTENCE ? [] : [{ key: sentence.trim().replace(/\s+/g, ' '), offset: index + sentence.search(/\S/) }];
	});
}

/** One finding for each sentence that occurs on too many pages. */
function templates(places: ReadonlyMap<string, readonly { file: string; line: number }[]>): Finding[] {
	return [...places].flatMap(([sentence, found]): Finding[] => {
		const files = new Set(found.map(({ file }) => file));
		const [place] = found.slice(MOST_PAGES);
		if (files.size <= MOST_PAGES || place === undefined) return [];
		return [
			{
				...place,
				message: textFaults.sameSentence(sentence.slice(0, 50).trim(), files.size),
				hint: textFaults.sameSentenceHint,
			},
		];
	});
}
