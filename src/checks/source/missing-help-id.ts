import { helpTargets } from '#navigation/help-targets.ts';
import { nearest } from '#text/nearest.ts';
import { helpFaults } from '#words/help-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const missingHelpId = {
	id: 'missing-help-id',
	run({ site, help }) {
		if (help === undefined) return [];
		const known = helpTargets(site).map(({ id }) => id);
		return help.ids
			.filter((id) => !known.includes(id) && !Object.hasOwn(help.redirects, id))
			.map((id) => {
				return {
					file: help.file,
					line: help.lineOf(['ids', help.ids.indexOf(id)]),
					message: helpFaults.gone(id),
					hint: helpFaults.goneHint(id, nearest(id, known)),
				};
			});
	},
} satisfies SourceRule;
