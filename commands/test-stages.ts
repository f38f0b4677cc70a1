import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PROGRAM } from '#site/program.ts';
import { checkContent } from './check-content.ts';
import { type Count, countTests } from './count-tests.ts';
import { findBrowser } from './find-browser.ts';
import { ACCESSIBILITY_FILE, accessibilityRecord } from './record-accessibility.ts';
import { runProcess } from './run-process.mjs';
import { runAllSamples } from './run-samples.ts';

/** A part of the tests. */
export interface Stage {
	name: string;
	/** Runs the stage to its end and returns its counts; a stage that throws has crashed and counts as one failure. */
	run(): Promise<Count>;
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const fixtures = join(reports, 'fixtures');
/** Where tests find the sites that were built for all of them. */
const BUILT = { BUILT_SITE: join(PROGRAM, 'dist'), BUILT_FIXTURES: fixtures };
const environment: NodeJS.ProcessEnv = { ...process.env, PATH: [join(PROGRAM, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
// Test this site, not another one that the shell happens to be set to.
for (const name of ['SITE_ROOT', 'OUT_DIR', 'API_DESCRIPTION', 'SITE_LOCALE', 'PORT', 'NODE_ENV', 'BUILT_SITE', 'BUILT_FIXTURES']) delete environment[name];

/** Sites of the tests that several files look at. */
const FIXTURES = ['apis', 'base', 'chrome', 'moved', 'sandbox', 'versions', 'weaving'];

const build: Stage = { name: 'Build the site', run: () => runBuild({}) };
const wholeSites: Stage = { name: 'Whole sites', run: () => tests('sites', BUILT) };

/** Stages that look at built sites, one after the other: each keeps two processors busy. */
export const ON_BUILT_SITES: readonly Stage[] = [
	build,
	{ name: 'Build the sites of the tests', run: buildFixtures },
	wholeSites,
	{ name: 'Browser tests', run: () => browserTests('browser') },
];

/** The same without a browser. */
export const WITHOUT_BROWSER: readonly Stage[] = [build, wholeSites];

/** Stages that need no built site. */
export const ON_SOURCES: readonly Stage[] = [
	{ name: 'Format and lint', run: () => runCheck('biome', ['ci']) },
	{ name: 'Imports', run: () => runCheck(process.execPath, [join(PROGRAM, 'commands/lint-imports.ts')]) },
	{ name: 'Names', run: () => runCheck(process.execPath, [join(PROGRAM, 'commands/lint-names.ts')]) },
	// With several threads, each computes the types that all need: one thread takes half the processor time, and leaves the other processor to other stages.
	{ name: 'Types', run: () => runCheck('tsc', ['--singleThreaded']) },
	{ name: 'Types of templates', run: () => runCheck(process.execPath, [join(PROGRAM, 'commands/lint-templates.ts')]) },
	{ name: 'Unit tests', run: () => tests('unit') },
	{ name: 'In English', run: () => tests('english') },
	{ name: 'Check the content', run: () => checkContent(PROGRAM) },
];

/** Stages that need the tool chains of seven languages. */
export const SAMPLES: Stage = { name: 'Run the code samples', run: samples };

/** Looks at every page in every width, and breaks every request. `names`: only files whose name contains one of these. */
export const sweepsOf = (names: readonly string[]): readonly Stage[] => [build, { name: 'Sweeps over all pages', run: () => sweeps(names) }];

/** Removes the files that stages wrote for each other. */
export const removeReports = (): void => rmSync(reports, { recursive: true, force: true });

async function runCheck(command: string, args: string[], extra: Record<string, string> = {}): Promise<Count> {
	const isGood = (await runProcess(command, args, { cwd: PROGRAM, env: { ...environment, ...extra } })) === 0;
	return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/** Runs `npm run build` without npm. */
const runBuild = (env: Record<string, string>): Promise<Count> => runCheck(process.execPath, [join(PROGRAM, 'commands/nonius.ts'), 'build'], env);

/** Two at a time, as tests would. */
async function buildFixtures(): Promise<Count> {
	const counts: Count[] = [];
	const queue = FIXTURES.values();
	await Promise.all(
		[1, 2].map(async () => {
			for (const name of queue) counts.push(await runBuild({ SITE_ROOT: join(PROGRAM, 'tests/fixtures', name), OUT_DIR: join(fixtures, name) }));
		}),
	);
	return total(counts);
}

/** Runs the tests of a project; if `names` are given, only files whose name contains one of them. */
async function tests(project: string, extra: Record<string, string> = {}, names: readonly string[] = []): Promise<Count> {
	const file = join(reports, `${project}.json`);
	const args = ['run', ...names, '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
	const exitCode = await runProcess('vitest', args, { cwd: PROGRAM, env: { ...environment, ...extra } });
	return countTests(readIfThere(file), exitCode);
}

async function browserTests(project: string, names: readonly string[] = []): Promise<Count> {
	const browser = await findBrowser();
	if (browser !== undefined) return tests(project, { ...BUILT, CHROMIUM_PATH: browser }, names);
	console.log('No browser was found. Install Chromium, or set CHROMIUM_PATH to its path.');
	return { passed: 0, failed: 1 };
}

/** Everything sweeps look at. What they found about the accessibility of our own site is kept for its statement, unless one of them was left out. */
async function sweeps(names: readonly string[]): Promise<Count> {
	const count = await browserTests('sweeps', names);
	const record = accessibilityRecord(readIfThere(join(reports, 'sweeps.json')) ?? '{"testResults":[]}', new Date().toISOString().slice(0, 10));
	if (record === undefined) console.log(`${ACCESSIBILITY_FILE} stays as it was: not every sweep that the file reports came to its result.`);
	else writeFileSync(join(PROGRAM, ACCESSIBILITY_FILE), `${JSON.stringify(record, undefined, '\t')}\n`);
	return count;
}

/** A language without tools is skipped on a developer's machine, but fails where everything must be installed. */
async function samples(): Promise<Count> {
	const { passed, failed, skipped } = await runAllSamples(PROGRAM, { keep: false });
	return { passed, failed: failed + (process.env.CI ? skipped.length : 0) };
}

function readIfThere(file: string): string | undefined {
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The sum of counts. */
export function total(counts: readonly Count[]): Count {
	const sum = (key: 'passed' | 'failed') => counts.reduce((so, count) => so + count[key], 0);
	return { passed: sum('passed'), failed: sum('failed') };
}
