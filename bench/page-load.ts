/**
 * Measures how a page loads on a slow phone: cold cache, 150 ms round trip, 1.6 Mbit/s, CPU four times slower.
 * Run: `node bench/page-load.ts ADDRESS [ADDRESS …]`; several addresses are measured in turn, five rounds, medians printed.
 */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { findBrowser } from '../commands/find-browser.ts';

const ROUNDS = 5;
const addresses = process.argv.slice(2);

interface Load {
	fcp: number;
	longTasks: number;
	bytes: number;
	scripts: number;
	requests: number;
}

const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error('No Chromium found.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const loads = new Map<string, Load[]>(addresses.map((address) => [address, []]));
for (let round = 0; round < ROUNDS; round++) for (const address of addresses) loads.get(address)?.push(await load(browser, address));
await browser.close();

console.table(
	Object.fromEntries(
		addresses.map((address) => {
			const runs = loads.get(address) ?? [];
			const middle = (read: (run: Load) => number) => median(runs.map(read));
			return [
				new URL(address).pathname,
				{
					'FCP ms': middle((run) => run.fcp),
					'long tasks ms': middle((run) => run.longTasks),
					'bytes kB': middle((run) => run.bytes),
					'scripts kB': middle((run) => run.scripts),
					requests: middle((run) => run.requests),
				},
			];
		}),
	),
);

async function load(from: Browser, address: string): Promise<Load> {
	const context = await from.newContext();
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 });
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	const kinds = new Map<string, string>();
	const result: Load = { fcp: 0, longTasks: 0, bytes: 0, scripts: 0, requests: 0 };
	devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
	devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		result.requests++;
		result.bytes += encodedDataLength / 1000;
		if (kinds.get(requestId) === 'Script') result.scripts += encodedDataLength / 1000;
	});
	await page.addInitScript(() => {
		const seen: number[] = [];
		Object.assign(window, { longTasks: seen });
		new PerformanceObserver((list) => seen.push(...list.getEntries().map((entry) => entry.duration - 50))).observe({ type: 'longtask', buffered: true });
	});
	await page.goto(address, { waitUntil: 'load' });
	const before = { ...result };
	result.fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
	result.longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.reduce((sum, time) => sum + time, 0));
	await context.close();
	// What is fetched after the load event (prefetch) is no cost of the page.
	return { ...before, fcp: result.fcp, longTasks: result.longTasks };
}

function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 10) / 10;
}
