import { pageFaults } from '#words/page-faults.ts';
import { findFigures } from './find-figures.ts';
import type { PageRule } from './finished-site.ts';

export const figureName = {
	id: 'figure-name',
	help: {
		what: 'Eine Zeichnung in einer Abbildung hat keinen Namen.',
		why: 'Vorleseprogramme sagen dann nur „Grafik“.',
		fix: 'Ergänzen Sie `<title>` im `<svg>`, oder verbergen Sie Schmuck mit `aria-hidden="true"`.',
	},
	run: (site) =>
		findFigures(
			site,
			({ drawings }) => drawings.some(({ isNamed }) => !isNamed),
			(name) => ({
				message: pageFaults.namelessDrawing(name),
				hint: pageFaults.namelessDrawingHint,
			}),
		),
} satisfies PageRule;
