import { pageFaults } from '#words/page-faults.ts';
import { findFigures } from './find-figures.ts';
import type { PageRule } from './finished-site.ts';

export const figureName = {
	id: 'figure-name',
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
