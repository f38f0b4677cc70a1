import { pageFaults } from '#words/page-faults.ts';
import { findFigures } from './find-figures.ts';
import type { PageRule } from './finished-site.ts';

export const figureCaption = {
	id: 'figure-caption',
	run: (site) =>
		findFigures(
			site,
			({ caption }) => caption === '',
			(name) => ({ message: pageFaults.noCaption(name), hint: pageFaults.noCaptionHint }),
		),
} satisfies PageRule;
