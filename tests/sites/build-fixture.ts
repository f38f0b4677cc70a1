import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import type { BuildResult } from '#site/build/build-site.ts';
import { PROGRAM } from '#site/program.ts';

const run = promisify(execFile);

/** A built site on disk. */
export interface BuiltSite {
	folder: string;
	/** Paths of all files, with a leading slash, sorted, without their compressed forms and the list of hashes. */
	files: string[];
	/** Text of the file at a path; of a page, `/docs/` stands for `/docs/index.html`. */
	text(path: string): string;
	/** All pages for readers by their path; fragments that scripts fetch are none, nor are redirects. */
	pages: ReadonlyMap<string, string>;
}

const temporaryFolders: string[] = [];
// The hook must be registered while the test file is loaded: within tests or hooks it would be too late.
afterAll(() => {
	for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that goes away after the tests of the file. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'sites-'));
	temporaryFolders.push(folder);
	return folder;
}

/** Writes the sources of a site (text by path) below `root`. */
export function writeSources(root: string, files: Record<string, string>): void {
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
}

export const fixtureRoot = (name: string) => join(PROGRAM, 'tests/fixtures', name);

/** Runs `npm run build` without npm. Returns exit code and output; a build that fails is a result, too. `env` goes into its environment. */
export const runBuild = (root: string, outDir: string, env: NodeJS.ProcessEnv = {}): Promise<BuildOutcome> => buildWith(PROGRAM, { root, outDir, env });

export interface BuildOutcome {
	exitCode: number;
	output: string;
}

/** The same by the program in another folder. */
export async function buildWith(
	program: string,
	{ root, outDir, env = {} }: { root: string; outDir: string; env?: NodeJS.ProcessEnv | undefined },
): Promise<BuildOutcome> {
	const all = { ...process.env, SITE_ROOT: root, OUT_DIR: outDir, NODE_ENV: 'production', ...env };
	try {
		const { stdout, stderr } = await run(process.execPath, [join(program, 'commands/nonius.ts'), 'build'], { cwd: program, env: all });
		return { exitCode: 0, output: stdout + stderr };
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && typeof error.code === 'number' && 'stdout' in error && 'stderr' in error)) throw error;
		return { exitCode: error.code, output: `${error.stdout}${error.stderr}` };
	}
}

/** Environment of a build that cannot load the engine. */
export const WITHOUT_ENGINE: NodeJS.ProcessEnv = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'refuse-engine.ts')}` };

/** Builds the site in `root` into `outDir`, which has to succeed. */
export async function buildInto(root: string, outDir: string): Promise<BuiltSite> {
	const { exitCode, output } = await runBuild(root, outDir);
	if (exitCode !== 0) throw new Error(`The site does not build.\n${output}`);
	return readBuilt(outDir);
}

/** Where the fixture `name` has been built for all tests together (`BUILT_FIXTURES`); `undefined` when it has not. */
export function builtFixture(name: string): string | undefined {
	const folder = process.env.BUILT_FIXTURES && join(process.env.BUILT_FIXTURES, name);
	return folder && existsSync(folder) ? folder : undefined;
}

/** The fixture `name`: as it was built for all tests together, or built into a temporary folder of the running test file. */
export async function buildFixture(name: string): Promise<BuiltSite> {
	const folder = builtFixture(name);
	return folder ? readBuilt(folder) : buildInto(fixtureRoot(name), join(temporaryFolder(), 'site'));
}

/** Our own site: as it was built for all tests together (`BUILT_SITE`), or built into a temporary folder of the running test file. */
export const buildOwnSite = async (): Promise<BuiltSite> =>
	process.env.BUILT_SITE ? readBuilt(process.env.BUILT_SITE) : buildInto(PROGRAM, join(temporaryFolder(), 'site'));

/** Builds the site in `root` into `outDir` and returns what the build says of it, with the rules that the command does not print. */
export async function resultOfBuild(root: string, outDir: string): Promise<BuildResult> {
	const { stdout } = await run(process.execPath, [join(PROGRAM, 'tests/sites/print-build-result.ts'), root, outDir], { cwd: PROGRAM });
	return JSON.parse(stdout) as BuildResult;
}

export function readBuilt(folder: string): BuiltSite {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
		.filter((file) => !/\.(?:br|gz)$|\/SHA256SUMS$/.test(file))
		.sort();
	const text = (path: string) => readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path), 'utf8');
	const paths = files.filter((file) => file === '/404.html' || file.endsWith('/index.html')).map((file) => file.replace(/index\.html$/, ''));
	const pages = paths.map((path) => [path, text(path)] as const).filter(([, html]) => !html.includes('<meta http-equiv="refresh"'));
	return { folder, files, text, pages: new Map(pages) };
}
