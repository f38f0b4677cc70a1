import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { Verdict } from '#site/decide.ts';
import { copyProgram } from '../../tests/sites/copy-program.ts';
import { type Mutation, withMutations } from './draw-mutations.ts';

/** A copy of this program and its site, to be broken and mended again. */
export interface MutatedSite {
	root: string;
	/** All files below version control, relative to the root. */
	files: readonly string[];
	/** Breaks these things, and mends all that was broken before. */
	plant(mutations: readonly Mutation[]): void;
	/** Builds the site; `hashes` are those of the files for readers by their path, when it is sound. */
	build(): { verdict: Verdict; problems: Problem[]; hashes: Map<string, string> | undefined };
	remove(): void;
}

/** A copy of this repository's site in a folder of its own, which `remove` deletes. */
export function copySite(): MutatedSite {
	const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'mutations-'))), 'site');
	const files = copyProgram(root);
	// Warnings shall not keep pages from being compared.
	const config = readFileSync(join(root, 'site.config.ts'), 'utf8').replace('strict: true', 'strict: false');
	writeFileSync(join(root, 'site.config.ts'), config);
	const sound = new Map<string, string>();
	const outDir = join(root, '../built');
	return {
		root,
		files,
		plant(mutations) {
			for (const [file, text] of sound) writeFileSync(join(root, file), text);
			for (const [file, own] of Map.groupBy(mutations, (mutation) => mutation.file)) {
				const text = sound.get(file) ?? readFileSync(join(root, file), 'utf8');
				sound.set(file, text);
				writeFileSync(join(root, file), withMutations(text, own));
			}
		},
		build() {
			const { stdout: printed, stderr } = spawnSync(process.execPath, [join(root, 'tests/sites/print-build-result.ts'), root, outDir], {
				cwd: root,
				encoding: 'utf8',
				env: { ...process.env, NODE_ENV: 'production' },
				maxBuffer: 2 ** 28,
			});
			if (!printed.includes('{"verdict"')) {
				console.log(stderr);
				return { verdict: 'faulty', problems: [problemOf('rendering', { file: '', message: stderr, hint: '' })], hashes: undefined };
			}
			const { verdict, problems } = JSON.parse(printed.slice(printed.indexOf('{"verdict"'))) as { verdict: Verdict; problems: Problem[] };
			return { verdict, problems, hashes: verdict === 'sound' ? readHashes(outDir) : undefined };
		},
		remove: () => rmSync(dirname(root), { recursive: true, force: true }),
	};
}

/** Without compressed forms and lists of the edition, which change with any page. */
function readHashes(folder: string): Map<string, string> {
	const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
	return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)] as const).filter(([file]) => !/\.(?:br|gz)$|^offline\/|^sitemap/.test(file)));
}
