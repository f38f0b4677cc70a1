import { pageFaults } from '#words/page-faults.ts';
import { findFigures } from './find-figures.ts';
import type { PageRule } from './finished-site.ts';

export const figureText = {
	id: 'figure-text',
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
