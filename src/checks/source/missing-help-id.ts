import { helpTargets } from '#navigation/help-targets.ts';
import { nearest } from '#text/nearest.ts';
import { helpFaults } from '#words/help-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const missingHelpId = {
	id: 'missing-help-id',
	help: {
		what: 'Eine veröffentlichte Hilfe-ID gibt es nicht mehr.',
		why: 'Anwendungen, die längst ausgeliefert sind, verweisen noch darauf; ihre Hilfe ginge ins Leere.',
		fix: 'Geben Sie unter „help“ wieder einer Stelle diese ID, oder leiten Sie sie in `docs/help-ids.json` unter „redirects“ zu einer anderen um.',
	},
	run({ site, lineOfText, help }) {
		if (help === undefined) return [];
		const known = helpTargets(site).map(({ id }) => id);
		return help.ids
			.filter((id) => !known.includes(id) && !Object.hasOwn(help.redirects, id))
			.map((id) => {
				return {
					file: help.file,
					line: lineOfText(help.file, `"${id}"`),
					message: helpFaults.gone(id),
					hint: helpFaults.goneHint(id, nearest(id, known)),
				};
			});
	},
} satisfies SourceRule;
