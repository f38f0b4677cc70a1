import type { StatedFact } from '#schema/content-checks.ts';
import type { Finding } from '#schema/problem.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt } from './reading/source-page.ts';

export const wrongFact = {
	id: 'wrong-fact',
	run: ({ pages, facts, placeIn }) =>
		facts.list.flatMap(({ fact, value, says }, at) =>
			says.flatMap((wording, which): Finding[] => {
				const pattern = wordingPattern(wording);
				const found = pages.flatMap(({ file, passages }) =>
					passages.flatMap((passage) => {
						// The subject of a cell is the head of its row.
						const head = passage.rowHead === undefined ? '' : `${passage.rowHead}: `;
						return [...`${head}${passage.text}`.matchAll(pattern)].map(({ 1: number = '', index }) => ({
							file,
							line: lineAt(passage, Math.max(0, index - head.length)),
							number: number.replace(/\s/g, ' ').trim(),
						}));
					}),
				);
				if (found.length === 0)
					return [
						{
							file: facts.file,
							line: placeIn('facts', [at, 'says', which])?.line,
							message: textFaults.noWording(fact, wording),
							hint: textFaults.noWordingHint,
						},
					];
				return found
					.filter(({ number }) => number !== value)
					.map(({ number, ...place }) => ({
						...place,
						message: textFaults.wrongFact(fact, number),
						hint: textFaults.wrongFactHint(facts.file, String(value)),
						see: placeIn('facts', [at, 'value']),
					}));
			}),
		),
} satisfies TextRule;

/** A wording with any number in the place of `{}`; its spaces may be line breaks or unbreakable. */
function wordingPattern(wording: StatedFact['says'][number]): RegExp {
	const parts = wording.split('{}').map((part) => part.split(/\s+/).map(escapePattern).join('\\s+'));
	return new RegExp(parts.join('(\\d+(?:[\\s\\u00a0]\\d{3})*(?:,\\d+)?)'), 'giu');
}
