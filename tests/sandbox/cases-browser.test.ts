import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { ENGINE_NAMES, hasEngine } from '../../commands/browser-engines.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { startEngine } from '../engines/start-engine.ts';
import type { Case } from './case.ts';
import { readCaseSources } from './case-sources.ts';
import { CASES } from './cases.ts';
import type { CaseResults } from './run-all-cases.ts';
import { runInPage, runInWorker, serveCases } from './serve-cases.ts';

let served: Awaited<ReturnType<typeof serveCases>>;
beforeAll(async () => {
	served = await serveCases();
});
afterAll(() => served?.close());

const WAYS = [
	['a page', runInPage],
	['a service worker', runInWorker],
] as const;

describe('in Chromium', () => {
	let browser: Browser;
	let page: Page;
	beforeAll(async () => {
		const executablePath = await findBrowser();
		if (executablePath === undefined) throw new Error('There is no Chromium. CHROMIUM_PATH may name one.');
		browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
		page = await browser.newPage();
		await page.goto(served.origin);
	});
	afterAll(() => browser?.close());

	test.each(WAYS)('all cases pass in %s', async (_, run) => expectAllPassed(await page.evaluate(run, readCaseSources())));
});

test.each(ENGINE_NAMES)('all cases pass in %s', async (name) => {
	expect(await hasEngine(name)).toBe(true);
	const browser = await startEngine(name);
	onTestFinished(() => browser.close());
	await browser.open(served.origin);
	for (const [, run] of WAYS) expectAllPassed(await browser.run(run, readCaseSources()), name === 'WebKit' ? sendsForm : undefined);
});

/** No script can read a form with a file in a request of WebKit (“Unable to read form data blob”). The console sends bytes: `engines/uses.ts` uploads a file there. */
const sendsForm = ({ steps }: Case) => steps.some(({ form, beside }) => form ?? beside?.form);

function expectAllPassed(results: CaseResults, isExcused: (one: Case) => boolean = () => false): void {
	expect(Object.keys(results)).toHaveLength(CASES.length);
	const wanted = CASES.filter((one) => !isExcused(one));
	expect(wanted.flatMap(({ name }) => (results[name]?.length === 0 ? [] : [[name, results[name]]]))).toEqual([]);
}
