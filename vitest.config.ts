import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that drive a browser or a host; all others run with `npm run verify` too. */
const BROWSER = ['tests/e2e/**/*.test.ts', 'tests/engines/*.test.ts', 'tests/hosts/*.test.ts', 'tests/*budgets.test.ts', 'tests/sandbox/cases-browser.test.ts'];

/** Tests of what the program says where it speaks English. */
const ENGLISH = 'tests/**/*.english.test.ts';

/** The ones that look at every page, break every request and every part of a build: all widths and all faults take minutes more (`npm run sweeps`). */
const SWEEPS = [
	...['accessibility', 'cut-choices', 'every-page', 'geometry', 'keyboard-order', 'layout-shift', 'partial-page', 'unkind-network'].map(
		(name) => `tests/e2e/${name}.test.ts`,
	),
	...['accessibility', 'every-page'].map((name) => `tests/engines/${name}.test.ts`),
	...['build-faults', 'kept-pages', 'rebuilt', 'reproducible'].map((name) => `tests/sites/${name}.test.ts`),
];

/** What else takes a minute and more. */
const LONG = [...SWEEPS, ...['common-bundle', 'docusaurus', 'import-docusaurus', 'package'].map((name) => `tests/sites/${name}.test.ts`)];

/** The long ones begin first, so that none of them runs alone at the end. Of files in a fresh clone nothing but their size is known, and what looks at everything is short. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(file));
		const sorted = await super.sort(files);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}

/** Time limits only end what hangs, as a rented machine may slow down to a tenth under lasting work. */
export default defineConfig({
	test: {
		// What is found stands in the line of a failure, in full: often nothing else of a run is kept.
		chaiConfig: { truncateThreshold: 0 },
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				oxc: { jsx: { runtime: 'automatic', development: false } },
				test: {
					name: 'unit',
					// One process runs all files, and React keeps the form it is first loaded in: the one that pages are rendered with.
					env: { NODE_ENV: 'production' },
					pool: 'threads',
					isolate: false,
					include: ['src/**/*.test.{ts,tsx}', 'product/**/*.test.{ts,tsx}', 'commands/**/*.test.ts'],
					testTimeout: 120_000,
				},
			},
			{
				// A process speaks one language: here `#words/…` and `#language/…` are the English ones.
				resolve: { alias: [{ find: /^#(words|language)\/(.*)$/, replacement: join(import.meta.dirname, 'src/$1/en/$2') }] },
				test: { name: 'english', env: { NODE_ENV: 'production' }, include: [ENGLISH], testTimeout: 120_000 },
			},
			{ test: { name: 'sites', include: ['tests/**/*.test.ts'], exclude: [...BROWSER, ENGLISH], testTimeout: 300_000, hookTimeout: 600_000, maxWorkers: 2 } },
			{ test: { name: 'browser', include: BROWSER, testTimeout: 180_000, hookTimeout: 600_000, maxWorkers: 2 } },
			{ test: { name: 'sweeps', include: SWEEPS, env: { SWEEPS: 'all' }, testTimeout: 900_000, hookTimeout: 900_000, maxWorkers: 2 } },
		],
	},
});
