import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Problem, problemOf, SiteError } from '#schema/problem.ts';
import type { Verdict } from '#site/decide.ts';
import { checkSite } from '#site/draft/check-site.ts';
import { loadSite } from '#site/read/load-site.ts';
import { copyProgram } from '../../tests/sites/copy-program.ts';
import { type Mutation, withMutations } from './draw-mutations.ts';
import { isAt } from './places.ts';

/** A copy of this program and its site, to be broken and mended again. */
export interface MutatedSite {
	root: string;
	/** All files below version control, relative to the root. */
	files: readonly string[];
	/** What is found while the site with these mutations, and no others, is read, and in its texts. */
	check(planted: readonly Mutation[]): Promise<readonly Problem[]>;
	/** What a build of it finds. */
	build(planted: readonly Mutation[]): readonly Problem[];
	/** The hash of each file that the last build without an error has made, by its path. */
	hashes(): ReadonlyMap<string, string>;
	remove(): void;
}

/** A copy of this repository's site in a folder of its own, which `remove` deletes. */
export function copySite(): MutatedSite {
	const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'mutations-'))), 'site');
	const files = copyProgram(root);
	// Warnings must not keep pages from being compared.
	const config = readFileSync(join(root, 'site.config.ts'), 'utf8').replace('strict: true', 'strict: false');
	writeFileSync(join(root, 'site.config.ts'), config);
	const sound = new Map<string, string>();
	const outDir = join(root, '../built');
	const plant = (mutations: readonly Mutation[]) => {
		for (const [file, text] of sound) writeFileSync(join(root, file), text);
		for (const [file, own] of Map.groupBy(mutations, (mutation) => mutation.file)) {
			const text = sound.get(file) ?? readFileSync(join(root, file), 'utf8');
			sound.set(file, text);
			writeFileSync(join(root, file), withMutations(text, own));
		}
	};
	return {
		root,
		files,
		async check(planted) {
			plant(planted);
			const { problems } = await loadSite(root);
			// Checking texts takes ten times as long as reading: while reading reports mutations, those are mended first.
			const isTold = (planted.length === 1 && problems.length > 0) || planted.some((mutation) => problems.some((problem) => isAt(problem, mutation)));
			return isTold ? problems : await allProblems(root);
		},
		build(planted) {
			plant(planted);
			const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'bench/mutations/build-once.ts'), root, outDir], {
				cwd: root,
				encoding: 'utf8',
				env: { ...process.env, NODE_ENV: 'production' },
				maxBuffer: 2 ** 28,
			});
			const printed = stdout.indexOf('{"verdict"');
			if (printed === -1) return [problemOf('rendering', { file: '', message: stderr, hint: '' })];
			return (JSON.parse(stdout.slice(printed)) as { verdict: Verdict; problems: Problem[] }).problems;
		},
		hashes: () => hashesOf(outDir),
		remove: () => rmSync(dirname(root), { recursive: true, force: true }),
	};
}

async function allProblems(root: string): Promise<Problem[]> {
	try {
		return (await checkSite(root)).flatMap(({ problems }) => problems);
	} catch (error) {
		if (error instanceof SiteError) return [...error.problems];
		throw error;
	}
}

function hashesOf(folder: string): Map<string, string> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return new Map(
		files.map(({ parentPath, name }) => {
			const file = join(parentPath, name);
			return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')];
		}),
	);
}
