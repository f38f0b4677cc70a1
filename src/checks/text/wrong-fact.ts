import type { StatedFact } from '#schema/content-checks.ts';
import type { Finding } from '#schema/problem.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { lineAt } from './reading/source-page.ts';

export const wrongFact = {
	id: 'wrong-fact',
	help: {
		what: 'Ein Text nennt eine Zahl anders, als die Liste der Fakten sie nennt, oder keiner nennt sie so, wie die Liste erwartet.',
		why: 'Grenzen und Fristen stehen auf vielen Seiten; widersprechen sie sich, gilt dem Leser keine. Eine Wendung, die nirgends steht, prüft nichts.',
		fix: 'Schreiben Sie die Zahl aus `checks/facts.yml`, oder ändern Sie dort Zahl oder Wendung. Ist hier etwas anderes gemeint, hilft eine Ausnahme.',
	},
	run: ({ pages, facts, placeIn }) =>
		facts.list.flatMap(({ fact, value, says }, at) =>
			says.flatMap((wording, which): Finding[] => {
				const pattern = patternOf(wording);
				const found = pages.flatMap(({ file, passages }) =>
					passages.flatMap((passage) =>
						[...passage.text.matchAll(pattern)].map(({ 1: number = '', index }) => ({
							file,
							line: lineAt(passage, index),
							number: number.replace(/\s/g, ' ').trim(),
						})),
					),
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
function patternOf(wording: StatedFact['says'][number]): RegExp {
	const parts = wording.split('{}').map((part) => part.split(/\s+/).map(escapePattern).join('\\s+'));
	return new RegExp(parts.join('(\\d+(?:[\\s\\u00a0]\\d{3})*(?:,\\d+)?)'), 'giu');
}
