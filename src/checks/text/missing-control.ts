import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { boldIn, lineAt } from './reading/source-page.ts';

export const missingControl = {
	id: 'missing-control',
	run: ({ pages, screens, labelGroups }) =>
		pages.flatMap(({ file, passages, components }) =>
			components.flatMap(({ name }) => {
				const screen = screens[name];
				if (screen === undefined) return [];
				const accounted = [...screen.shows, ...Object.keys(screen.elsewhere)];
				const wanted = new Set(screen.groups.flatMap((group) => labelGroups[group] ?? []).filter((label) => !accounted.includes(label)));
				return passages.flatMap((passage) =>
					boldIn(passage).flatMap(({ label, start }) => {
						// Each label once a page.
						if (!wanted.delete(label)) return [];
						return [
							{
								file,
								line: lineAt(passage, start),
								message: textFaults.missingControl(label, name),
								hint: textFaults.missingControlHint,
							},
						];
					}),
				);
			}),
		),
} satisfies TextRule;
