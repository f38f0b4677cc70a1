import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { findWords } from './words/find-words.ts';

export const wrongTerm = {
	id: 'wrong-term',
	help: {
		what: 'Ein Text verwendet ein Wort, für das die Website einen anderen Begriff hat.',
		why: 'Leser fragen sich, ob zwei Wörter zwei Dinge meinen; die Suche und die Anwendung kennen nur eines.',
		fix: 'Schreiben Sie den Begriff, den der Befund nennt. Zitate in „…“ und Nennungen wie „Messmittel (hier: Prüfmittel)“ bleiben. Die Wörter stehen in `checks/terminology.yml` unter „terms“ und im Kopf der Begriffsseiten unter `term.forbidden`.',
	},
	run: ({ pages, terminology: { terms } }) =>
		findWords(pages, [...terms, ...pages.map(({ title = '', forbidden }) => ({ use: title, not: forbidden }))], ({ found, use }) => ({
			message: textFaults.noTerm(found),
			hint: textFaults.write(use),
		})),
} satisfies TextRule;
