import '#site/engine/production-mode.ts';
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'astro';
import { checkSources } from '#checks/source/source-rules.ts';
import { routesOf } from '#navigation/routes.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { astroConfig } from '#site/engine/astro-config.ts';
import { collectEngineErrors, quietEngine } from '#site/engine/engine-errors.ts';
import { problemsOfError } from '#site/engine/problems-of-error.ts';
import { PROGRAM } from '#site/program.ts';
import { loadSite } from '#site/read/load-site.ts';
import type { Site } from '#site/site.ts';
import { takeTurn } from './build-turn.ts';
import { finishBuild } from './finish-build.ts';
import { sourceOfPage } from './source-of-page.ts';
import { createStaging, isReplaceable, type Staging } from './staging.ts';

export interface BuildOptions {
	/** Folder of the site. */
	root: string;
	/** Folder for the result; what was there is replaced only when the build succeeds. */
	outDir: string;
	/** Another API description than the site's own, for this build: an absolute path. */
	apiDescription?: string | undefined;
	/** Gets one German line for each step. */
	log(line: string): void;
}

export interface BuildResult {
	/** Whether `outDir` holds the new site. */
	ok: boolean;
	/** Everything that was found, also when it did not stop the build. */
	problems: readonly Problem[];
	pages: number;
}

/**
 * Reads, checks and builds a whole site. Mistakes in the site are returned as problems;
 * only a fault of the program or of the machine is thrown.
 */
export async function buildSite({ root, outDir, apiDescription, log }: BuildOptions): Promise<BuildResult> {
	const folder = resolve(root);
	const target = resolve(outDir);
	if (!isReplaceable(target)) return { ok: false, problems: [occupied(outDir)], pages: 0 };
	const endTurn = await takeTurn({ file: join(PROGRAM, '.cache/build-turn'), onWait: () => log('Ein anderer Bau läuft; er wird abgewartet …') });
	const staging = createStaging(target);
	try {
		const site = await loadSite(folder, { apiDescription });
		const pages = routesOf(site).length;
		log(`Website gelesen: ${pages} Seiten`);
		const problems = await buildPages({ root: folder, site, staging, log });
		const ok = !problems.some((problem) => problem.severity === 'error' || site.config.strict);
		if (ok) staging.commit();
		return { ok, problems, pages };
	} catch (error) {
		const problems = problemsOfError(error, folder);
		if (problems === undefined) throw error;
		return { ok: false, problems, pages: 0 };
	} finally {
		staging.discard();
		endTurn();
	}
}

async function buildPages({ root, site, staging, log }: { root: string; site: Site; staging: Staging; log(line: string): void }): Promise<Problem[]> {
	mkdirSync(dirname(staging.folder), { recursive: true });
	const built = stopwatch();
	const config = { ...astroConfig({ root, site: () => site, outDir: staging.folder }), ...quietEngine };
	const errors = await inFolder(PROGRAM, () => collectEngineErrors(() => build(config), { root, sourceOf: (path) => sourceOfPage(site, path) }));
	if (errors.length > 0) return errors;
	log(`Seiten gebaut … ${built()}`);
	const finished = stopwatch();
	const problems = await finishBuild({ site, root, folder: staging.folder });
	log(`Seiten geprüft … ${finished()}`);
	// A site that is not strict loads with warnings; they are reported with those of the pages.
	return [...checkSources({ site, lineOf: () => undefined, lineOfText: () => undefined, help: undefined }), ...problems];
}

/** The engine puts code that imports packages below the current folder, so that has to be one where packages are found. */
async function inFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
	const before = process.cwd();
	process.chdir(folder);
	try {
		return await run();
	} finally {
		process.chdir(before);
	}
}

/** Starts now; each call gives the time since then, e.g. `3,2 s`. */
function stopwatch(): () => string {
	const start = performance.now();
	return () => `${((performance.now() - start) / 1000).toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}

function occupied(outDir: string): Problem {
	const message = `Der Ausgabeordner „${outDir}“ enthält anderes als eine gebaute Website und wird nicht ersetzt.`;
	return problemOf('out-dir', { file: '', message, hint: 'Nennen Sie mit OUT_DIR einen neuen oder leeren Ordner.' });
}
