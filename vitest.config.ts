import { defineConfig } from 'vitest/config';

/** Tests that drive a browser; all others run with `npm run verify` too. */
const BROWSER = ['tests/e2e/**/*.test.ts', 'tests/*budgets.test.ts', 'tests/sandbox/cases-browser.test.ts'];

/** Of these the ones that look at every page in every width or break every request: minutes each, run by `npm run sweeps`. */
const SWEEPS = ['geometry', 'every-page', 'keyboard-order', 'layout-shift', 'unkind-network'].map((name) => `tests/e2e/${name}.test.ts`);

export default defineConfig({
	test: {
		projects: [
			{ test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'product/**/*.test.{ts,tsx}', 'commands/**/*.test.ts'], testTimeout: 30_000 } },
			{ test: { name: 'sites', include: ['tests/**/*.test.ts'], exclude: BROWSER, testTimeout: 60_000, hookTimeout: 180_000, maxWorkers: 2 } },
			{ test: { name: 'browser', include: BROWSER, exclude: SWEEPS, testTimeout: 60_000, hookTimeout: 180_000, maxWorkers: 2 } },
			{ test: { name: 'sweeps', include: SWEEPS, testTimeout: 300_000, hookTimeout: 180_000, maxWorkers: 2 } },
		],
	},
});
