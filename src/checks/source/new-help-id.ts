import { helpTargets } from '#navigation/help-targets.ts';
import { helpFaults } from '#words/help-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const newHelpId = {
	id: 'new-help-id',
	run({ site, lineOfKey, help }) {
		if (help === undefined) return [];
		const targets = helpTargets(site);
		return targets
			.filter(({ id }, index) => !help.ids.includes(id) && targets.findIndex((other) => other.id === id) === index)
			.map(({ id, file }) => ({
				file,
				line: lineOfKey(file, ['help', id]),
				message: helpFaults.fresh(id, help.file),
				hint: helpFaults.freshHint,
			}));
	},
} satisfies SourceRule;
