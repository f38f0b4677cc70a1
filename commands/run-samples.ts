import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSentBy } from '#openapi/samples/is-sent-by.ts';
import { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import { recordFile } from '#openapi/samples/sample-proof.ts';
import { startBrowser } from '#sample-run/browser.ts';
import { startRecorder } from '#sample-run/recorder.ts';
import { type FinishedRun, type Runner, runSample, type SampleResult, type SampleRun } from '#sample-run/run-samples.ts';
import { type SampleCase, sampleCases } from '#sample-run/sample-case.ts';
import { sampleRecord } from '#sample-run/sample-record.ts';
import { sampleReport } from '#sample-run/sample-report.ts';
import { missingToolPackages, TOOLCHAINS } from '#sample-run/toolchain.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { loadSandbox } from '#site/read/load-sandbox.ts';
import { findBrowser } from './find-browser.ts';
import { installPackages } from './install-packages.ts';
import { print } from './run-command.ts';

/** How a run ended. */
interface SampleCount {
	passed: number;
	failed: number;
	/** Languages whose tools are missing. */
	skipped: string[];
}

interface RunSamplesOptions {
	/** Id of the API; by default the first of the site. */
	api?: string | undefined;
	/** Writes the results into the site: `samples.json` beside the description for the pages, a report in `reports/` for people. */
	keep: boolean;
}

/** Runs every sample of an API of the site in `home`, in every language that this machine supports, and prints what failed. */
export async function runAllSamples(home: string, { api, keep }: RunSamplesOptions): Promise<SampleCount> {
	const { root, model, plan, description, behaviour, seed, tokenVariable } = await loadSandbox(home, { api });
	const runners = await findRunners();
	const byLanguage = new Map<Runner, SampleResult[]>();
	const queue = runners.list.values();
	const runQueue = async () => {
		const recorder = await startRecorder();
		const cases = sampleCases(model, recorder.origin + (plan.operations[0]?.bases[0] ?? ''), tokenVariable);
		const run: SampleRun = { recorder, service: () => createSandbox({ plan, behaviour, seed }).fetch, token: behaviour?.token ?? 'beispiel' };
		for (const runner of queue) byLanguage.set(runner, await runLanguage(runner, cases, run));
		await recorder.close();
	};
	await Promise.all([runQueue(), runQueue()]);
	await runners.close();
	const results = runners.list.flatMap((runner) => byLanguage.get(runner) ?? []);
	if (keep) {
		const finished: FinishedRun = { runners: runners.list, results, date: new Date().toISOString().slice(0, 10) };
		mkdirSync(join(root, 'reports'), { recursive: true });
		writeFileSync(join(root, recordFile(description)), `${JSON.stringify(sampleRecord(finished, model, tokenVariable), undefined, '\t')}\n`);
		writeFileSync(join(root, 'reports', api === undefined ? 'samples.md' : `samples-${api}.md`), sampleReport(finished));
	}
	const failed = results.filter(({ faults }) => faults.length > 0).length;
	return { passed: results.length - failed, failed, skipped: runners.list.filter(({ tool }) => tool === undefined).map(({ language }) => language.label) };
}

async function runLanguage(runner: Runner, cases: readonly SampleCase[], run: SampleRun): Promise<SampleResult[]> {
	const { language, tool } = runner;
	if (tool === undefined) {
		print(`– ${language.label}: skipped, its tools are missing`);
		return [];
	}
	const results: SampleResult[] = [];
	for (const sample of cases) if (isSentBy(language, sample.request)) results.push(await runSample(runner, sample, run));
	const failed = results.filter(({ faults }) => faults.length > 0);
	print(`${failed.length === 0 ? '✓' : '✗'} ${language.label}: ${results.length - failed.length} of ${results.length} with ${tool}`);
	for (const { sample, faults } of failed) print([`  ${sample.name}`, ...faults.map((fault) => `    ${fault}`)].join('\n'));
	return results;
}

/** The tools that run each language on this machine; missing ones are installed if possible. */
async function findRunners(): Promise<{ list: Runner[]; close(): Promise<void> }> {
	const missing = await missingToolPackages();
	if (missing.length > 0) await installPackages(missing, 'Tools are missing for the samples.');
	const path = await findBrowser();
	const browser = path === undefined ? undefined : await startBrowser(path);
	const list = SAMPLE_LANGUAGES.map(async (language): Promise<Runner> => {
		if (language.id === 'javascript') {
			const nothing = { exitCode: 127, stdout: '', stderr: '' };
			return { language, tool: browser?.version, run: async (program) => (await browser?.run(program)) ?? nothing };
		}
		const chain = TOOLCHAINS[language.id];
		return {
			language,
			tool: await chain.version(),
			run: ({ folder, fileName, secrets }) => chain.run(folder, fileName, { ...process.env, LC_ALL: 'C.UTF-8', ...secrets }),
		};
	});
	return { list: await Promise.all(list), close: async () => browser?.close() };
}
