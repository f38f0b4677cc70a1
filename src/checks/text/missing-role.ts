import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { boldIn, lineAt, withoutStop } from './reading/source-page.ts';

export const missingRole = {
	id: 'missing-role',
	run: ({ pages, rights }) => {
		if (rights === undefined) return [];
		const [everyone] = rights.roles;
		const limited = new Set(rights.rights.filter(({ from }) => from !== everyone).flatMap(({ does }) => does.map((phrase) => phrase.toLowerCase())));
		return pages
			.filter(({ passages }) => !passages.some((passage) => boldIn(passage).some(({ label }) => rights.roles.includes(label))))
			.flatMap(({ file, tasks }) =>
				tasks
					.flatMap(({ steps }) => steps.flat())
					.flatMap((step) => {
						const press = boldIn(step).find(({ label }) => limited.has(withoutStop(label).toLowerCase()));
						return press === undefined ? [] : [{ line: lineAt(step, press.start), label: withoutStop(press.label) }];
					})
					// One finding for each page: a single box settles all of them.
					.slice(0, 1)
					.map(({ line, label }) => ({
						file,
						line,
						message: textFaults.missingRole(label),
						hint: textFaults.missingRoleHint,
					})),
			);
	},
} satisfies TextRule;
