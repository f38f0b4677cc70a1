import { join } from 'node:path';
import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import type { Problem } from '#schema/problem.ts';
import { collectEngineErrors } from '#site/engine/engine-errors.ts';
import { handOver } from '#site/engine/hand-over.ts';
import type { PageBundle } from '#site/engine/page-bundle.ts';
import { printPages } from '#site/engine/print-pages.ts';
import { problemsOfError } from '#site/engine/problems-of-error.ts';
import { sourceOfPage } from '#site/engine/source-of-page.ts';
import { PROGRAM } from '#site/program.ts';
import type { SourceFiles } from './build-inputs.ts';
import { takeTurn } from './build-turn.ts';
import { commonBundle, ownBundle } from './bundle-places.ts';
import { isCode } from './is-code.ts';
import { bundleKeeper } from './kept-bundle.ts';

type Keeper = ReturnType<typeof bundleKeeper>;

export interface PrintSiteOptions {
	site: Site;
	references: readonly Reference[];
	/** Folder of the content. */
	root: string;
	/** Folder the pages are written to. */
	folder: string;
	/** The site's files, if it is made from nothing else. Then the bundle of its pages is kept for later builds, whatever code is in it. */
	files: SourceFiles | undefined;
	/** Whether the finished file of a page already exists, exactly as it would be printed. */
	isKept(file: string): boolean;
	/** Receives the file of each page that exists and does not change until all are printed. */
	onPrinted(file: string): void;
	/** Called once if another build is using the engine. */
	onWait(): void;
}

interface PrintedSite {
	/** Errors that kept pages from being printed. */
	errors: readonly Problem[];
	/** Problems of pages that were printed anyway. */
	reported: readonly Problem[];
	/** Whether the pages contain the site's own code. */
	hasOwnCode: boolean;
}

/** Prints all pages of a site with their scripts and styles. Uses the bundle of an earlier build if nothing in it has changed, otherwise a new one. */
export async function printSite(options: PrintSiteOptions): Promise<PrintedSite> {
	const { site, references, root, files } = options;
	handOver({ root, site: () => site, references: () => references });
	const place = commonBundle(root, site) ?? (files && ownBundle({ home: root, files, site }));
	const keeper = place && bundleKeeper(place);
	const printed = await printKept(options, keeper);
	if (printed !== undefined) return printed;
	const endTurn = await takeTurn({ file: join(PROGRAM, '.cache/turn.sqlite'), onWait: options.onWait });
	try {
		// The build that held the lock may have created it.
		return (await printKept(options, keeper)) ?? (await printAnew(options, keeper));
	} finally {
		endTurn();
	}
}

/** Prints a site with a kept bundle; `undefined` if there is none. */
async function printKept(options: PrintSiteOptions, keeper: Keeper | undefined): Promise<PrintedSite | undefined> {
	const kept = keeper?.find();
	if (kept === undefined) return undefined;
	kept.putFiles(options.folder);
	const errors = await noteErrors(options, () => printPages(kept.bundle, pagesPlace(options)));
	return { errors, reported: [], hasOwnCode: kept.hasOwnCode };
}

/** Bundles the pages of a site with the engine, prints them, and keeps the bundle if nothing went wrong. */
async function printAnew(options: PrintSiteOptions, keeper: Keeper | undefined): Promise<PrintedSite> {
	const { site, references, root, folder } = options;
	// This import loads the bundler: a third of the time and memory of a small build.
	const { runEngine } = await import('#site/engine/run-engine.ts');
	const reported: Problem[] = [];
	const ownFiles = new Set<string>();
	const engine = {
		root,
		site: () => site,
		references: () => references,
		outDir: folder,
		report: (problem: Problem) => reported.push(problem),
		onOwnFile: (file: string) => ownFiles.add(file),
		async print(bundle: PageBundle) {
			keeper?.copy(bundle, folder);
			await printPages(bundle, pagesPlace(options));
		},
	};
	const errors = await noteErrors(options, () => runEngine(engine));
	// The engine continues without a page that it cannot compile.
	if (errors.length + reported.length === 0) keeper?.vouch([...ownFiles]);
	return { errors, reported, hasOwnCode: [...ownFiles].some(isCode) };
}

const pagesPlace = ({ site: { config, atlas }, references, folder, isKept, onPrinted }: PrintSiteOptions) => ({
	url: config.url,
	base: config.base,
	folder,
	hasApis: references.length > 0 || atlas !== undefined,
	isKept,
	onPrinted,
});

/** The errors of pages while `work` prints them. */
const noteErrors = ({ root, site }: PrintSiteOptions, work: () => Promise<void>) =>
	inFolder(PROGRAM, () => collectEngineErrors(work, { root, sourceOf: (path) => sourceOfPage(site, path) })).catch(
		(error: unknown) => problemsOfError(error, root) ?? Promise.reject(error),
	);

/** The engine writes code that imports packages below the current folder, so packages must be resolvable from there. A site's code always ends up in the same folder. */
async function inFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
	const before = process.cwd();
	process.chdir(folder);
	try {
		return await run();
	} finally {
		process.chdir(before);
	}
}
