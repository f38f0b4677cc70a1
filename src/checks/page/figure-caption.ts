import { pageFaults } from '#words/page-faults.ts';
import { findFigures } from './find-figures.ts';
import type { PageRule } from './finished-site.ts';

export const figureCaption = {
	id: 'figure-caption',
	help: {
		what: 'Eine Abbildung hat keine Beschriftung.',
		why: 'Die Beschriftung sagt, worauf zu achten ist; ohne sie kann der Text nicht auf die Abbildung verweisen.',
		fix: 'Ergänzen Sie `<figcaption>` in der Abbildung.',
	},
	run: (site) =>
		findFigures(
			site,
			({ caption }) => caption === '',
			(name) => ({ message: pageFaults.noCaption(name), hint: pageFaults.noCaptionHint }),
		),
} satisfies PageRule;
