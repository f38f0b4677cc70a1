import '#site/engine/production-mode.ts';
import { join, resolve } from 'node:path';
import { conventionsOf } from '#content/markdown/conventions.ts';
import { routesOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { localeOf } from '#schema/locale.ts';
import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { keptDocs } from '#site/cache/doc-cache.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { decide, type Verdict, withRules } from '#site/decide.ts';
import { faultOfMachine } from '#site/fault-of-machine.ts';
import { type LoadedSite, loadSite } from '#site/read/load-site.ts';
import { inOwnFiles } from '#site/read/localise.ts';
import { sayOnce } from '#site/say-once.ts';
import { buildWords } from '#words/commands-output.ts';
import { type SourceFiles, sourceFiles } from './build-inputs.ts';
import { type EarlierBuild, earlierBuild } from './earlier-build.ts';
import { freeMemory } from './free-memory.ts';
import { writeHashList } from './hash-list.ts';
import { writeHostHeaders } from './host-headers.ts';
import { areKeptForms, noteForms, type SiteForms, siteOfKeptForms } from './kept-forms.ts';
import { behindLinks, mixesSources } from './out-dir.ts';
import { type BegunForms, beginForms, precompress } from './precompress.ts';
import { prepareSiteBefore, type SiteBeforeWork } from './prepare-site-before.ts';
import { completeWith, type SiteBefore } from './site-before.ts';
import { targetName } from './site-note.ts';
import { createStaging, isReplaceable, type Staging } from './staging.ts';
import { mayStand } from './standing-site.ts';
import { stoppable } from './stoppable.ts';
import type { CompressedFolder } from './threads/compress-file.ts';
import { createThreads, type Threads } from './threads/threads.ts';

interface BuildOptions {
	/** Folder of the site. */
	root: string;
	/** Output folder; its content is replaced only if the build succeeds. */
	outDir: string;
	/** Replaces the site's own API description for this build: an absolute path. */
	apiDescription?: string | undefined;
	/** Builds another language of the site; see `LoadSiteOptions`. */
	locale?: string | undefined;
	/** Builds one language as part of a larger build, which compresses and lists the files of all languages. */
	isPart?: boolean;
	/** Builds another language of the site as a part, into its own folder; `false` if that fails. `found` holds the problems found by this build. */
	buildLocale?(code: string, outDir: string, found: readonly Problem[]): Promise<boolean>;
	/** Receives one line for each step. */
	log(line: string): void;
}

export interface BuildResult {
	/** If `sound`, `outDir` holds the new site; otherwise it is unchanged. */
	verdict: Verdict;
	/** Everything found, including what did not stop the build. */
	problems: readonly Problem[];
	pages: number;
}

/** Reads, checks and builds a whole site. Mistakes in the site and failures of the machine are returned as problems; only bugs in the program are thrown. */
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

async function readAndBuild(options: BuildOptions): Promise<BuildResult> {
	const target = behindLinks(options.outDir);
	if (!isReplaceable(target)) return { verdict: 'faulty', problems: [occupied(options.outDir)], pages: 0 };
	const staging = createStaging(target, asideOf(resolve(options.root), target));
	const threads = createThreads();
	const beforeWork = prepareSiteBefore(target, staging.takeAside);
	try {
		return await buildInto(options, { target, staging, threads, beforeWork });
	} finally {
		await Promise.all([threads.end(), beforeWork.leave()]);
		staging.discard();
	}
}

/** The places and tools of a build. */
interface Workplace {
	/** The output folder, with all links resolved. */
	target: string;
	staging: Staging;
	threads: Threads;
	beforeWork: SiteBeforeWork;
}

async function buildInto(options: BuildOptions, workplace: Workplace): Promise<BuildResult> {
	const read = await readSources(options, workplace);
	return 'verdict' in read ? read : buildPagesOf(read, options, workplace);
}

/** A site that was read and has to be built. */
interface ReadSite extends LoadedSite {
	site: Site;
	/** Folder of the site. */
	home: string;
	/** The files of that folder before they were read; `undefined` if they do not say what the site is made from. */
	files: SourceFiles | undefined;
	/** The build of the site in the output folder, as far as it is known. */
	earlier: EarlierBuild | undefined;
	/** The other languages of the site. */
	otherLocales: readonly string[];
	/** Number of pages. */
	pages: number;
}

/** Reads the site. Returns the outcome of the build instead if there is nothing to build: because of problems, or because the output is up to date. */
async function readSources(options: BuildOptions, { target, beforeWork }: Workplace): Promise<ReadSite | BuildResult> {
	const { outDir, apiDescription, locale, isPart = false, log } = options;
	const home = resolve(options.root);
	// Before anything is read, so that later changes are noticed.
	const files = isPart || apiDescription !== undefined || locale !== undefined ? undefined : sourceFiles(home, target);
	if (!maySiteStand({ home, target, files })) beforeWork.begin();
	const loaded = await stoppable(() => loadSite(home, { apiDescription, locale, onFetch: log, docMemory: keptDocs }));
	const { root, site, references, problems } = loaded;
	const verdict = decide(problems, site?.config.strict ?? false);
	// Owners of a moved site get all findings at once; others first fix what reading found.
	const goesOn = verdict === 'sound' || (site !== undefined && conventionsOf(site.config).open);
	if (site === undefined || !goesOn) return { verdict, problems, pages: 0 };
	const { config } = site;
	if (mixesSources(target, { home, texts: root, config })) return { verdict: 'faulty', problems: [amongSources(outDir)], pages: 0 };
	const pages = routesOf(site).length;
	log(buildWords.read(pages));
	const otherLocales = config.locales.filter(({ folder, code }) => folder !== undefined && code !== localeOf(config)).map(({ code }) => code);
	const isAlone = otherLocales.length === 0 && !conventionsOf(config).open;
	const earlier = isAlone && files !== undefined ? earlierBuild({ home, root, files, site, references }, target) : undefined;
	if (earlier?.standing === undefined) return { ...loaded, site, home, files, earlier, otherLocales, pages };
	log(buildWords.standing);
	return { verdict: 'sound', problems: earlier.standing, pages };
}

/** Builds the pages of a site and, if they are sound, puts them in the place of the standing site. */
async function buildPagesOf(read: ReadSite, options: BuildOptions, { target, staging, threads, beforeWork }: Workplace): Promise<BuildResult> {
	const { site, references, root, home, files, earlier, pages } = read;
	const { apiDescription, locale, isPart = false, buildLocale, log } = options;
	// The engine continues without a folder that it cannot create, and only later reports that something is missing.
	staging.open();
	const { folder } = staging;
	const forms = { home, target, compression: site.config.compression };
	// This import loads the engine and everything that finishes pages: half the time and memory of a build that has nothing to do.
	const [before, { buildPages }] = await Promise.all([siteBefore(forms, beforeWork), import('./build-pages.ts')]);
	const output = { folder, compression: forms.compression, previous: before };
	const begun = beginForms(output, threads);
	const built = await buildPages(
		{
			site,
			references,
			root,
			folder,
			threads,
			before,
			// If the description was replaced, texts may refer to operations of the site's own one.
			foreign: apiDescription === undefined ? undefined : '/docs/api/',
			files: earlier && files,
			rebuilt: earlier?.rebuilt,
			forms: isPart ? undefined : begun,
			onWait: () => log(buildWords.waiting),
		},
		log,
	);
	const problems = asTold([...read.problems, ...built.problems], { translated: read.translated, config: site.config });
	const verdict = decide(problems, site.config.strict);
	if (verdict !== 'sound') return { verdict, problems, pages };
	const beside = locale === undefined ? read.otherLocales : [];
	if (!(await buildLocales(beside, { folder, buildLocale, found: problems }))) return { verdict: 'faulty', problems, pages };
	if (isPart) {
		staging.commit();
		return { verdict, problems, pages };
	}
	const { list, isMostlySame } = await completeSite(output, { begun, threads, before, base: site.config.base, printedPages: built.printedPages, log });
	staging.commit(isMostlySame ? 'put aside' : 'remove');
	noteForms(forms, list);
	earlier?.note({ ...built, list, problems });
	return { verdict, problems, pages };
}

/** Whether the site in `target` may match these files; `false` if they are not known. */
const maySiteStand = ({ files, ...place }: { home: string; target: string; files: SourceFiles | undefined }) =>
	files !== undefined && mayStand({ ...place, files });

/** The site before, if its compressed files are those that this build would write. `undefined` for a part of a site. */
async function siteBefore(forms: SiteForms, beforeWork: SiteBeforeWork): Promise<SiteBefore | undefined> {
	const stood = siteOfKeptForms(forms) === undefined ? undefined : await beforeWork.end();
	// Another build may have replaced the site in the meantime.
	return stood !== undefined && areKeptForms(forms, stood.list) ? stood : undefined;
}

/** Problems as the site's owner sees them: in their own files, with the severities they chose, and for a moved site without repetition. */
function asTold(problems: readonly Problem[], { translated, config }: Pick<LoadedSite, 'translated'> & { config: SiteConfig }): readonly Problem[] {
	const weighed = withRules(inOwnFiles(problems, { translated }), config.rules);
	return conventionsOf(config).open ? sayOnce(weighed) : weighed;
}

/** Builds the site in other languages into folders below `folder`; `false` if one of them fails. */
async function buildLocales(
	codes: readonly string[],
	{ folder, buildLocale, found }: { folder: string; buildLocale: BuildOptions['buildLocale']; found: readonly Problem[] },
): Promise<boolean> {
	if (buildLocale === undefined) return true;
	for (const code of codes) if (!(await buildLocale(code, join(folder, code), found))) return false;
	return true;
}

/**
 * Writes what static hosts need, compresses the output, and completes it with files of the site before. Returns the hash of the file list, and whether most files are the same as before: then a second copy takes
 * almost no space.
 */
async function completeSite(
	output: CompressedFolder,
	{
		threads,
		begun,
		before,
		base,
		printedPages,
		log,
	}: { begun: BegunForms; threads: Threads; before: SiteBefore | undefined; base: string; printedPages: number } & Pick<BuildOptions, 'log'>,
): Promise<{ list: string; isMostlySame: boolean }> {
	writeHostHeaders(output.folder, { base, taken: before?.taken ?? new Set() });
	freeMemory(printedPages);
	const { hashes, ...sum } = await precompress(output, threads, { begun, before });
	log(buildWords.compressed(sum));
	const list = writeHashList(output.folder, hashes);
	if (before === undefined) return { list, isMostlySame: false };
	completeWith(before, output.folder, hashes);
	const same = [...hashes].filter(([name, hash]) => before.files.get(name)?.hash === hash);
	return { list, isMostlySame: 2 * same.length > hashes.size };
}

/** Folder that a replaced site is put aside in, for the next build of the site in `home`. */
const asideOf = (home: string, target: string) => join(siteCache(home), 'before', targetName(target));

function amongSources(outDir: string): Problem {
	return problemOf('out-dir', { file: '', message: buildWords.amongSources(outDir), hint: buildWords.occupiedHint });
}

function occupied(outDir: string): Problem {
	return problemOf('out-dir', { file: '', message: buildWords.occupied(outDir), hint: buildWords.occupiedHint });
}
