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
import { beginPages, finishedPages } from './finish-pages.ts';
import { type MadePages, type RebuiltSite, takePages } from './kept-pages.ts';
import { pictureSizes } from './picture-sizes.ts';
import { type PrintSiteOptions, printSite } from './print-site.ts';
import { stoppable } from './stoppable.ts';

/** What was found, and whether code of the site's own is in the pages. */
interface PagesOutcome {
	problems: Problem[];
	hasOwnCode: boolean;
	/** The pages, for a later build; `undefined` where the engine stopped. */
	made: MadePages | undefined;
	/** How many are not those of the site before. */
	printedPages: number;
}

interface BuildPagesOptions extends Omit<PrintSiteOptions, 'isKept' | 'onPrinted'>, Omit<FinishOptions, 'kept' | 'begun' | 'sizes'> {
	/** The site that stands already, where pages of it may be the same; `undefined` where nobody can say it. */
	rebuilt: RebuiltSite | undefined;
}

/** Prints the pages of a site into a folder that is there, and finishes them. `log` gets one line for each step. */
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
	// Pages that stop the engine stop the checks of finished pages, too: what can be said without them is said in the same round.
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

/** Without what only follows: a text that cannot be read cannot be drawn either. */
function causes(problems: readonly Problem[]): Problem[] {
	const unread = new Set(problems.filter(({ rule, severity }) => rule === 'page-syntax' && severity === 'error').map(({ file }) => file));
	return problems.filter(({ rule, file, line }) => rule !== 'failed-component' || line !== undefined || !unread.has(file));
}

/** Starts now; each call gives the time since then, e.g. `3,2 s`. */
function stopwatch(): () => string {
	const start = performance.now();
	return () => `${((performance.now() - start) / 1000).toLocaleString(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}
