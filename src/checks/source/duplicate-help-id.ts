import { helpTargets } from '#navigation/help-targets.ts';
import { helpFaults } from '#words/help-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const duplicateHelpId = {
	id: 'duplicate-help-id',
	run({ site, lineOfKey }) {
		const targets = helpTargets(site);
		return targets.flatMap((target) => {
			const { id, file } = target;
			const first = targets.find((other) => other.id === id);
			if (first === undefined || first === target) return [];
			return [{ file, line: lineOfKey(file, ['help', id]), message: helpFaults.twice(id, first.file), hint: helpFaults.twiceHint }];
		});
	},
} satisfies SourceRule;
