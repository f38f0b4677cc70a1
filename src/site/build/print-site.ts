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
	/** Folder of the texts. */
	root: string;
	/** Folder that the pages are written to. */
	folder: string;
	/** The files of the site where they are all that it is made from: then the bundle of its pages is kept for later builds, whatever code is in it. */
	files: SourceFiles | undefined;
	/** Whether the file of a page is there already, as it would be printed and finished. */
	isKept(file: string): boolean;
	/** Told of the file of each page that is there and stays as it is until all are printed. */
	onPrinted(file: string): void;
	/** Called once when another build is at work with the engine. */
	onWait(): void;
}

interface PrintedSite {
	/** What stopped pages. */
	errors: readonly Problem[];
	/** What is wrong with pages that are printed all the same. */
	reported: readonly Problem[];
	/** Whether code of the site's own is in the pages. */
	hasOwnCode: boolean;
}

/** Prints all pages of a site, and the scripts and styles that they ask for: by the bundle of an earlier build where nothing in it has changed, else by a new one. */
export async function printSite(options: PrintSiteOptions): Promise<PrintedSite> {
	const { site, references, root, files } = options;
	handOver({ root, site: () => site, references: () => references });
	const place = commonBundle(root, site) ?? (files && ownBundle({ home: root, files, site }));
	const keeper = place && bundleKeeper(place);
	const printed = await printKept(options, keeper);
	if (printed !== undefined) return printed;
	const endTurn = await takeTurn({ file: join(PROGRAM, '.cache/turn.sqlite'), onWait: options.onWait });
	try {
		// Who had the turn before may have made it.
		return (await printKept(options, keeper)) ?? (await printAnew(options, keeper));
	} finally {
		endTurn();
	}
}

/** Prints a site by a kept bundle; `undefined` when there is none. */
async function printKept(options: PrintSiteOptions, keeper: Keeper | undefined): Promise<PrintedSite | undefined> {
	const kept = keeper?.find();
	if (kept === undefined) return undefined;
	kept.putFiles(options.folder);
	const errors = await noteErrors(options, () => printPages(kept.bundle, pagesPlace(options)));
	return { errors, reported: [], hasOwnCode: kept.hasOwnCode };
}

/** Lets the engine bundle the pages of a site, prints them by the bundle, and keeps that when nothing was wrong. */
async function printAnew(options: PrintSiteOptions, keeper: Keeper | undefined): Promise<PrintedSite> {
	const { site, references, root, folder } = options;
	// With it comes the bundler, a third of the time and memory of a small build.
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
	// The engine goes on without a page that it cannot compile.
	if (errors.length + reported.length === 0) keeper?.vouch([...ownFiles]);
	return { errors, reported, hasOwnCode: [...ownFiles].some(isCode) };
}

const pagesPlace = ({ site: { config }, folder, isKept, onPrinted }: PrintSiteOptions) => ({ url: config.url, base: config.base, folder, isKept, onPrinted });

/** What stops pages while `work` prints them. */
const noteErrors = ({ root, site }: PrintSiteOptions, work: () => Promise<void>) =>
	inFolder(PROGRAM, () => collectEngineErrors(work, { root, sourceOf: (path) => sourceOfPage(site, path) })).catch(
		(error: unknown) => problemsOfError(error, root) ?? Promise.reject(error),
	);

/** The engine puts code that imports packages below the current folder, so that has to be one where packages are found; code of a site finds itself in the same folder each time. */
async function inFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
	const before = process.cwd();
	process.chdir(folder);
	try {
		return await run();
	} finally {
		process.chdir(before);
	}
}
