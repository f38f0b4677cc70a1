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
import { isCode } from './is-code.ts';
import { bundleKeeper } from './kept-bundle.ts';

export interface PrintSiteOptions {
	site: Site;
	references: readonly Reference[];
	/** Folder of the texts. */
	root: string;
	/** Folder that the pages are written to. */
	folder: string;
	/** The files of the site where they are all that it is made from: then the bundle of its pages is kept for later builds. */
	files: SourceFiles | undefined;
}

export interface PrintedSite {
	/** What stopped pages. */
	errors: readonly Problem[];
	/** What is wrong with pages that are printed all the same. */
	reported: readonly Problem[];
	/** Whether code of the site's own is in the pages. */
	hasOwnCode: boolean;
}

/** Prints all pages of a site, and the scripts and styles that they ask for: by the bundle of an earlier build where nothing in it has changed, else by a new one. */
export async function printSite({ site, references, root, folder, files }: PrintSiteOptions): Promise<PrintedSite> {
	const current = { root, site: () => site, references: () => references };
	const place = { url: site.config.url, base: site.config.base, folder };
	const noteErrors = (work: () => Promise<void>) =>
		inFolder(PROGRAM, () => collectEngineErrors(work, { root, sourceOf: (path) => sourceOfPage(site, path) })).catch(
			(error: unknown) => problemsOfError(error, root) ?? Promise.reject(error),
		);
	handOver(current);
	const keeper = files && bundleKeeper({ home: root, files, site });
	const kept = keeper?.find();
	if (kept !== undefined) {
		kept.putFiles(folder);
		const errors = await noteErrors(() => printPages(kept.bundle, place));
		return { errors, reported: [], hasOwnCode: kept.hasOwnCode };
	}
	// With it comes the bundler, a third of the time and memory of a small build.
	const { runEngine } = await import('#site/engine/run-engine.ts');
	const reported: Problem[] = [];
	const ownFiles = new Set<string>();
	const engine = {
		...current,
		outDir: folder,
		report: (problem: Problem) => reported.push(problem),
		onOwnFile: (file: string) => ownFiles.add(file),
		async print(bundle: PageBundle) {
			keeper?.copy(bundle, folder);
			await printPages(bundle, place);
		},
	};
	const errors = await noteErrors(() => runEngine(engine));
	// The engine goes on without a page that it cannot compile.
	if (errors.length + reported.length === 0) keeper?.vouch([...ownFiles]);
	return { errors, reported, hasOwnCode: [...ownFiles].some(isCode) };
}

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
