import { eachOnce, type Problem } from '#schema/problem.ts';
import { finishKey } from '#site/cache/cache-keys.ts';
import { pageCache } from '#site/cache/page-cache.ts';
import { checkComponents } from '#site/draft/check-components.ts';
import { checkDraft } from '#site/draft/check-draft.ts';
import { buildWords } from '#words/commands-output.ts';
import { LANGUAGE } from '#words/locale.ts';
import { copyFiles } from './copy-files.ts';
import { failedComponents } from './failed-components.ts';
import { type FinishOptions, finishBuild } from './finish-build.ts';
import { beginPages, finishedPages } from './finish-folder.ts';
import { type MadePages, type RebuiltSite, takePages } from './kept-pages.ts';
import { pictureSizes } from './picture-sizes.ts';
import { type PrintSiteOptions, printSite } from './print-site.ts';
import { stoppable } from './stoppable.ts';

interface PagesOutcome {
	problems: Problem[];
	/** Whether the pages contain the site's own code. */
	hasOwnCode: boolean;
	/** The pages, for a later build; `undefined` if the engine stopped. */
	made: MadePages | undefined;
	/** Number of pages that were not taken from the site before. */
	printedPages: number;
}

interface BuildPagesOptions extends Omit<PrintSiteOptions, 'isKept' | 'onPrinted'>, Omit<FinishOptions, 'kept' | 'begun' | 'sizes'> {
	/** The standing site, if it is known what its pages were printed from. */
	rebuilt: RebuiltSite | undefined;
}

/** Prints the pages of a site into an existing folder and finishes them. `log` receives one line for each step. */
export async function buildPages(options: BuildPagesOptions, log: (line: string) => void): Promise<PagesOutcome> {
	const { root, site, rebuilt, before } = options;
	const built = stopwatch();
	const kept = rebuilt && before && takePages(rebuilt, { before, cache: pageCache(finishedPages(root), finishKey()) });
	const sizes = await pictureSizes(site, root);
	const begun = beginPages({ ...options, sizes });
	const isKept = (file: string) => kept?.pages.has(file) === true;
	const { errors, reported, hasOwnCode } = await stoppable(() => printSite({ ...options, isKept, onPrinted: begun.add }));
	const unused = checkComponents(root, site).filter(({ rule }) => rule === 'component-use');
	const drawn = [...reported, ...failedComponents(site, root), ...unused];
	// Without all pages, finished pages cannot be checked; whatever a draft can tell is reported in the same round.
	if (errors.length > 0) {
		const problems = causes(eachOnce([...drawn, ...errors, ...(await checkDraft(root, options))]));
		return { problems, hasOwnCode, made: undefined, printedPages: 0 };
	}
	log(buildWords.built(built()));
	const finished = stopwatch();
	const taken = copyFiles(options);
	const { problems, ...finishedBuild } = await finishBuild({ ...options, sizes, kept, begun });
	log(buildWords.checked(finished()));
	return { problems: causes([...drawn, ...taken, ...problems]), hasOwnCode, ...finishedBuild };
}

/** Without consequences: a text that cannot be read cannot be drawn either. */
function causes(problems: readonly Problem[]): Problem[] {
	const unread = new Set(problems.filter(({ rule, severity }) => rule === 'page-syntax' && severity === 'error').map(({ file }) => file));
	return problems.filter(({ rule, file, line }) => rule !== 'failed-component' || line !== undefined || !unread.has(file));
}

/** Starts now. Each call returns the time since then in the language of the site, e.g. `3.2 s`. */
function stopwatch(): () => string {
	const start = performance.now();
	return () => `${((performance.now() - start) / 1000).toLocaleString(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}
