import type { Terminology } from '#schema/content-checks.ts';
import type { Wording } from '#schema/problem.ts';
import type { TextRule } from './content.ts';
import { lineAt, masked, withoutQuotes } from './reading/source-page.ts';
import { wordPattern } from './words/word-pattern.ts';

export const tone = {
	id: 'tone',
	run({ pages, terminology }) {
		const patterns = [...unwanted(terminology), EXCLAMATION];
		return pages.flatMap(({ file, passages }) =>
			passages.flatMap((passage) => {
				const text = withoutQuotes(masked(passage, ['code', 'kbd', 'strong']));
				return patterns.flatMap(({ pattern, say }) =>
					[...text.matchAll(pattern)].map(({ 0: found, index }) => ({ file, line: lineAt(passage, index), ...say(found.replace(/\s+/g, ' ')) })),
				);
			}),
		);
	},
} satisfies TextRule;

interface Unwanted {
	pattern: RegExp;
	say(found: string): Wording;
}

const EXCLAMATION: Unwanted = {
	pattern: /(?<=[\p{L}\p{N})])!(?!\p{L})/gu,
	say: () => ({ message: 'Hier steht ein Ausrufezeichen.', hint: 'Schreiben Sie einen Punkt; wichtig wird ein Satz durch seinen Inhalt.' }),
};

/** Phrases as they stand, whole words. */
function unwanted({ tone: phrases }: Terminology): Unwanted[] {
	return phrases.flatMap(({ not, why }) =>
		not.map((phrase) => ({
			pattern: new RegExp(wordPattern(phrase), 'gu'),
			say: (found: string) => ({ message: `„${found}“ passt nicht zum Ton.`, hint: why }),
		})),
	);
}
