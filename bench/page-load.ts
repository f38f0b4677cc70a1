/**
 * Measures how a page loads on a slow phone: cold cache, 150 ms round trip, 1.6 Mbit/s, CPU four times slower.
 * Run: `node bench/page-load.ts ADDRESS [ADDRESS …]`; several addresses are measured in turn, five rounds, medians printed.
 */
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { findBrowser } from '../commands/find-browser.ts';
import { type Load, measureLoad, median, PHONE } from './measure-load.ts';

const ROUNDS = 5;
const addresses = process.argv.slice(2);

const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error('No Chromium found.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const loads = new Map<string, Load[]>(addresses.map((address) => [address, []]));
for (let round = 0; round < ROUNDS; round++) for (const address of addresses) loads.get(address)?.push(await measureLoad(browser, address, PHONE));
await browser.close();

console.table(
	Object.fromEntries(
		addresses.map((address) => {
			const middle = (read: (run: Load) => number) => Math.round(median((loads.get(address) ?? []).map(read)) * 10) / 10;
			return [
				new URL(address).pathname,
				{
					'FCP ms': middle(({ fcp }) => fcp),
					'long tasks ms': middle(({ longTasks }) => longTasks),
					'bytes kB': middle(({ bytes }) => bytes),
					'scripts kB': middle(({ scripts }) => scripts),
					requests: middle(({ requests }) => requests),
				},
			];
		}),
	),
);
