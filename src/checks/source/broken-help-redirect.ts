import { helpTargets } from '#navigation/help-targets.ts';
import type { Wording } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { helpFaults } from '#words/help-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const brokenHelpRedirect = {
	id: 'broken-help-redirect',
	run({ site, help }) {
		if (help === undefined) return [];
		const known = helpTargets(site).map(({ id }) => id);
		return Object.entries(help.redirects).flatMap(([old, id]) => {
			const words = fault(old, id, known);
			return words ? [{ file: help.file, line: help.lineOf(['redirects', old]), ...words }] : [];
		});
	},
} satisfies SourceRule;

function fault(old: string, id: string, known: readonly string[]): Wording | undefined {
	if (known.includes(old)) return { message: helpFaults.redirectedPlace(old), hint: helpFaults.redirectedPlaceHint };
	if (known.includes(id)) return undefined;
	const close = nearest(id, known);
	return { message: helpFaults.redirectedNowhere(old, id), hint: close ? helpFaults.didYouMean(close) : helpFaults.nameOne };
}
