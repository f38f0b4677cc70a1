import { pageFaults } from '#words/page-faults.ts';
import { findFigures } from './find-figures.ts';
import type { PageRule } from './finished-site.ts';

export const figureText = {
	id: 'figure-text',
	help: {
		what: 'Eine Abbildung sagt nur dem etwas, der sie sieht.',
		why: 'Blinde Leser, die Suche und der Ausdruck ohne Bilder verlieren ihren Inhalt.',
		fix: 'Ergänzen Sie `<desc>` im `<svg>`, oder eine Tabelle, Liste oder Beschreibung in der Abbildung.',
	},
	run: (site) =>
		findFigures(
			site,
			({ hasAlternative, drawings }) => !hasAlternative && (drawings.length === 0 || drawings.some(({ isDescribed }) => !isDescribed)),
			(name) => ({
				message: pageFaults.silentFigure(name),
				hint: pageFaults.silentFigureHint,
			}),
		),
} satisfies PageRule;
