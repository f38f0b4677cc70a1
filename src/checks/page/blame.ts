import type { PageArea } from '#finished-page/collector.ts';
import type { Output } from '#finished-page/output.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import type { Problem } from '#schema/problem.ts';
import type { SourceLink } from './source-line.ts';

/** Leads from a finished page back to what people wrote. */
export interface Blame {
	/** File that a part of the page at `path` comes from, relative to the site root; `''` when no single file is to blame. */
	fileOf(path: string, area: PageArea): string;
	/** File that the page at `path` is made from, `undefined` for pages made from many files. */
	sourceOf(path: string): string | undefined;
	/** Where a link was written that stands in a part of a page made from `file`: that file or one that it includes, and the line if it is found. */
	placeOf(file: string, link: SourceLink): Pick<Problem, 'file' | 'line'>;
}

/** All pages, those with a file of their own first: a list repeats what its items say, and they should get the blame. */
export function ownFilesFirst({ pages }: Output, blame: Blame): PageFacts[] {
	const all = [...pages.values()];
	const hasFile = ({ path }: PageFacts) => blame.sourceOf(path) !== undefined;
	return [...all.filter(hasFile), ...all.filter((page) => !hasFile(page))];
}
