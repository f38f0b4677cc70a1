import type { PageFigure } from '#finished-page/figures.ts';
import type { Finding, Wording } from '#schema/problem.ts';
import { pageFaults } from '#words/page-faults.ts';
import type { FinishedSite } from './finished-site.ts';

/** Finds the figures of a site for which `isFaulty` holds; `say` gets how a message names the figure. */
export function findFigures({ output, blame }: FinishedSite, isFaulty: (figure: PageFigure) => boolean, say: (name: string) => Wording): Finding[] {
	return [...output.pages.values()].flatMap(({ path, figures }) =>
		figures.flatMap((figure, index) => (isFaulty(figure) ? [{ file: blame.fileOf(path, 'main'), ...say(figureTitle(figure, index, path)) }] : [])),
	);
}

function figureTitle({ caption }: PageFigure, index: number, path: string): string {
	return caption === '' ? pageFaults.figure(index + 1, path) : pageFaults.namedFigure(caption.slice(0, 60));
}
