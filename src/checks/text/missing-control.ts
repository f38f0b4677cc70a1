import type { TextRule } from './content.ts';
import { lineAt } from './source-page.ts';

export const missingControl = {
	id: 'missing-control',
	help: {
		what: 'Ein Text nennt eine Beschriftung, die der abgebildete Bildschirm nicht zeigt.',
		why: 'Wer die Schaltfläche in der Abbildung sucht, um sie in der Anwendung wiederzufinden, findet sie nicht.',
		fix: 'Zeigen Sie sie in der Abbildung und nennen Sie sie in `checks/screens.yml` unter „shows“; steht sie in einem anderen Bildschirm, unter „elsewhere“ mit dem Ort.',
	},
	run: ({ pages, screens, labelGroups }) =>
		pages.flatMap(({ file, passages, components }) =>
			components.flatMap(({ name }) => {
				const screen = screens[name];
				if (screen === undefined) return [];
				const owned = new Set(screen.groups.flatMap((group) => labelGroups[group] ?? []));
				const missing = (label: string) => owned.has(label) && !screen.shows.includes(label) && !(label in screen.elsewhere);
				const seen = new Set<string>();
				return passages.flatMap((passage) =>
					passage.spans.flatMap(({ kind, start, end }) => {
						const label = passage.text.slice(start, end).trim();
						if (kind !== 'strong' || !missing(label) || seen.has(label)) return [];
						seen.add(label);
						return [
							{
								file,
								line: lineAt(passage, start),
								message: `„${label}“ steht fett im Text und fehlt in der Abbildung „${name}“.`,
								hint: 'Zeigen Sie es dort, oder nennen Sie in checks/screens.yml, wo es steht.',
							},
						];
					}),
				);
			}),
		),
} satisfies TextRule;
