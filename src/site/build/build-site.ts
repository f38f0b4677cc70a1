import '#site/engine/production-mode.ts';
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'astro';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { routesOf } from '#navigation/routes.ts';
import { localeOf } from '#schema/locale.ts';
import { eachOnce, type Problem, problemOf, SiteError } from '#schema/problem.ts';
import { decide, type Verdict, withRules } from '#site/decide.ts';
import { checkComponents } from '#site/draft/check-components.ts';
import { checkDraft } from '#site/draft/check-draft.ts';
import { astroConfig } from '#site/engine/astro-config.ts';
import { collectEngineErrors, quietEngine } from '#site/engine/engine-errors.ts';
import { problemsOfError } from '#site/engine/problems-of-error.ts';
import { sourceOfPage } from '#site/engine/source-of-page.ts';
import { faultOfMachine } from '#site/fault-of-machine.ts';
import { PROGRAM } from '#site/program.ts';
import { loadSite } from '#site/read/load-site.ts';
import { inOwnFiles } from '#site/read/localise.ts';
import { sayOnce } from '#site/say-once.ts';
import { buildWords } from '#words/commands-output.ts';
import { LANGUAGE } from '#words/locale.ts';
import { buildInputs, sourceFiles } from './build-inputs.ts';
import { takeTurn } from './build-turn.ts';
import { copyFiles } from './copy-files.ts';
import { failedComponents } from './failed-components.ts';
import { type FinishOptions, finishBuild } from './finish-build.ts';
import { writeHashList } from './hash-list.ts';
import { missingImports } from './missing-imports.ts';
import { precompress } from './precompress.ts';
import { createStaging, isReplaceable } from './staging.ts';
import { keepStanding, standingSite } from './standing-site.ts';

export interface BuildOptions {
	/** Folder of the site. */
	root: string;
	/** Folder for the result; what was there is replaced only when the build succeeds. */
	outDir: string;
	/** Another API description than the site's own, for this build: an absolute path. */
	apiDescription?: string | undefined;
	/** Another language of the site than its own; see `LoadSiteOptions`. */
	locale?: string | undefined;
	/** Built as one language inside of another one, whose build compresses and lists the files of all. */
	isPart?: boolean;
	/** Builds the site in another of its languages as a part, into a folder of its own; `false` when it cannot be built. */
	buildLocale?(code: string, outDir: string): Promise<boolean>;
	/** Gets one line for each step. */
	log(line: string): void;
}

export interface BuildResult {
	/** When `sound`, `outDir` holds the new site; otherwise what it held before. */
	verdict: Verdict;
	/** Everything that was found, also when it did not stop the build. */
	problems: readonly Problem[];
	pages: number;
}

/** Reads, checks and builds a whole site. Mistakes in the site and what the machine refuses are returned as problems; only a fault of the program is thrown. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
	try {
		return await readAndBuild(options);
	} catch (error) {
		if (error instanceof SiteError) return { verdict: 'faulty', problems: error.problems, pages: 0 };
		const fault = faultOfMachine(error, resolve(options.root), resolve(options.outDir));
		if (fault === undefined) throw error;
		return { verdict: 'faulty', problems: [fault], pages: 0 };
	}
}

async function readAndBuild({ root, outDir, apiDescription, locale, isPart = false, buildLocale, log }: BuildOptions): Promise<BuildResult> {
	const folder = resolve(root);
	const target = resolve(outDir);
	if (!isReplaceable(target)) return { verdict: 'faulty', problems: [occupied(outDir)], pages: 0 };
	const endTurn = await takeTurn({ file: join(PROGRAM, '.cache/turn.sqlite'), onWait: () => log(buildWords.waiting) });
	const staging = createStaging(target);
	try {
		// Before anything is read: what is changed from now on is seen.
		const files = isPart || apiDescription !== undefined || locale !== undefined ? undefined : sourceFiles(folder, target);
		const { root: texts, site, references, translated, problems: found } = await loadSite(folder, { apiDescription, locale, onFetch: log });
		const readable = decide(found, site?.config.strict ?? false);
		// The owner of a site that comes from elsewhere learns everything in one round, that of our own mends what was written first.
		const goesOn = readable === 'sound' || (site !== undefined && conventionsOf(site.config).open);
		if (site === undefined || !goesOn) return { verdict: readable, problems: found, pages: 0 };
		const pages = routesOf(site).length;
		log(buildWords.read(pages));
		const others = site.config.locales.filter((other) => other.folder !== undefined && other.code !== localeOf(site.config));
		const isAlone = others.length === 0 && !conventionsOf(site.config).open;
		const key = isAlone && files !== undefined ? buildInputs({ home: folder, root: texts, files, site, references }) : undefined;
		const known = key === undefined ? undefined : standingSite({ home: folder, target, key });
		if (known !== undefined) {
			log(buildWords.standing);
			return { verdict: 'sound', problems: known, pages };
		}
		// Texts that name operations of the site's own description are not at fault when it was swapped.
		const foreign = apiDescription === undefined ? undefined : '/docs/api/';
		const drawn = await buildPages({ site, references, foreign, root: texts, folder: staging.folder }, log);
		const every = [...found, ...drawn.problems];
		const weighed = withRules(inOwnFiles(every, { translated }), site.config.rules);
		const problems = conventionsOf(site.config).open ? sayOnce(weighed) : weighed;
		const verdict = decide(problems, site.config.strict);
		if (verdict !== 'sound') return { verdict, problems, pages };
		endTurn();
		if (locale === undefined && buildLocale !== undefined)
			for (const { code } of others) if (!(await buildLocale(code, join(staging.folder, code)))) return { verdict: 'faulty', problems, pages };
		let list = '';
		if (!isPart) {
			const compressed = await precompress(staging.folder, target);
			log(buildWords.compressed(compressed));
			list = writeHashList(staging.folder, compressed.hashes);
		}
		staging.commit();
		// What was changed meanwhile may be in the site or not.
		if (key !== undefined && !drawn.hasOwnCode && sourceFiles(folder, target) === files) keepStanding({ home: folder, target, key }, { list, problems });
		return { verdict, problems, pages };
	} finally {
		staging.discard();
		endTurn();
	}
}

/** What was found, and whether code of the site's own is in the pages. */
async function buildPages(options: FinishOptions, log: BuildOptions['log']): Promise<{ problems: Problem[]; hasOwnCode: boolean }> {
	const { root, site, references, folder } = options;
	// The engine goes on without a folder that it cannot make, and says only later that something is missing.
	mkdirSync(dirname(folder), { recursive: true });
	// Apart, because Node calls a disk that lets nothing be written a missing file when it makes folders on the way.
	mkdirSync(folder);
	const built = stopwatch();
	const reported: Problem[] = [];
	const report = (problem: Problem) => reported.push(problem);
	let hasOwnCode = false;
	const onOwnCode = () => {
		hasOwnCode = true;
	};
	const config = { ...astroConfig({ root, site: () => site, references: () => references, outDir: folder, report, onOwnCode }), ...quietEngine };
	const errors = await inFolder(PROGRAM, () => collectEngineErrors(() => build(config), { root, sourceOf: (path) => sourceOfPage(site, path) })).catch(
		(error: unknown) => problemsOfError(error, root) ?? Promise.reject(error),
	);
	const unused = checkComponents(root, site).filter(({ rule }) => rule === 'component-use');
	const drawn = [...missingImports(reported), ...failedComponents(site, root), ...unused];
	// Pages that stop the engine stop the checks of finished pages, too: what can be said without them is said in the same round.
	if (errors.length > 0) return { problems: eachOnce([...drawn, ...errors, ...(await checkDraft(root, site))]), hasOwnCode };
	log(buildWords.built(built()));
	const finished = stopwatch();
	copyFiles(options);
	const problems = [...drawn, ...(await finishBuild(options))];
	log(buildWords.checked(finished()));
	return { problems, hasOwnCode };
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
	return () => `${((performance.now() - start) / 1000).toLocaleString(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}

function occupied(outDir: string): Problem {
	return problemOf('out-dir', { file: '', message: buildWords.occupied(outDir), hint: buildWords.occupiedHint });
}
