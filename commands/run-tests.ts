import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Count } from './count-tests.ts';
import { installTestTools } from './install-test-tools.ts';
import { runProcess } from './run-process.mjs';
import { ON_BUILT_SITES, ON_SOURCES, removeReports, SAMPLES, type Stage, sweepsOf, total, WITHOUT_BROWSER } from './test-stages.ts';

interface StageResult extends Count {
	line: string;
}

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		// `npm run verify`: nothing but Node is needed.
		'without-browser': { type: 'boolean', default: false },
		// `npm run sweeps -- tests/e2e` runs those only.
		sweeps: { type: 'boolean', default: false },
		// What runs beside the rest, in its own process, writes its results to this file.
		'beside-into': { type: 'string' },
	},
});
const isWithBrowser = !options['without-browser'];
const ownStages = isWithBrowser ? ON_BUILT_SITES : WITHOUT_BROWSER;

if (options['beside-into'] !== undefined) {
	if (process.env.CI && isWithBrowser) await installTestTools();
	writeFileSync(options['beside-into'], JSON.stringify(await runStages(isWithBrowser ? [...ON_SOURCES, SAMPLES] : ON_SOURCES)));
} else if (options.sweeps) summarise(await runStages(sweepsOf(positionals)));
else {
	const beside = runBeside();
	const own = await runStages(ownStages);
	summarise([...(await beside()), ...own]);
}
removeReports();

/**
 * Starts what needs no built site beside the rest, which leaves processors idle at times. Its output is printed when both have ended.
 * @returns a function that waits for the end and returns the results.
 */
function runBeside(): () => Promise<StageResult[]> {
	const folder = mkdtempSync(join(tmpdir(), 'tests-beside-'));
	const [log, report] = [join(folder, 'log.txt'), join(folder, 'report.json')];
	const output = openSync(log, 'w');
	const flags = isWithBrowser ? [] : ['--without-browser'];
	const ended = runProcess(process.execPath, [fileURLToPath(import.meta.url), '--beside-into', report, ...flags], { stdio: ['ignore', output, output] });
	return async () => {
		await ended;
		closeSync(output);
		process.stdout.write(readFileSync(log, 'utf8'));
		try {
			return JSON.parse(readFileSync(report, 'utf8')) as StageResult[];
		} catch {
			return [{ passed: 0, failed: 1, line: '✗ What needs no built site did not run to its end' }];
		} finally {
			rmSync(folder, { recursive: true });
		}
	};
}

async function runStages(stages: readonly Stage[]): Promise<StageResult[]> {
	const results: StageResult[] = [];
	for (const stage of stages) results.push(await runStage(stage));
	return results;
}

async function runStage({ name, run }: Stage): Promise<StageResult> {
	console.log(`\n── ${name}`);
	const start = performance.now();
	const count = await run().catch((error: unknown): Count => {
		console.log(error instanceof Error ? error.message : String(error));
		return { passed: 0, failed: 1 };
	});
	const seconds = ((performance.now() - start) / 1000).toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	const line = `${count.failed === 0 ? '✓' : '✗'} ${name}  ${seconds} s`;
	console.log(line);
	return { ...count, line };
}

function summarise(results: readonly StageResult[]): void {
	const { passed, failed } = total(results);
	for (const { failures = [] } of results) for (const failure of failures) console.log(`✗ ${failure}`);
	console.log(`\n${results.map(({ line }) => line).join('\n')}`);
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed === 0 ? 0 : 1;
}
