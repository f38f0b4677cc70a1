import { helpTargets } from '#navigation/help-targets.ts';
import { helpFaults } from '#words/help-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const newHelpId = {
	id: 'new-help-id',
	help: {
		what: 'Eine Hilfe-ID steht noch nicht in der Liste aller veröffentlichten.',
		why: 'Nur was in `docs/help-ids.json` steht, wird später vermisst, wenn es verschwindet.',
		fix: 'Rufen Sie `npm run help-ids` auf, und übernehmen Sie die Datei mit der Änderung.',
	},
	run({ site, lineOfText, help }) {
		if (help === undefined) return [];
		const targets = helpTargets(site);
		return targets
			.filter(({ id }, index) => !help.ids.includes(id) && targets.findIndex((other) => other.id === id) === index)
			.map(({ id, file }) => ({
				file,
				line: lineOfText(file, `${id}:`),
				message: helpFaults.fresh(id, help.file),
				hint: helpFaults.freshHint,
			}));
	},
} satisfies SourceRule;
