/**
 * Types queries into the search of a built site and tells the longest tasks of the main thread while it searches: by the clock with a processor four times slower,
 * as `longtask` says them, and the processor time of the same tasks times four without the slowing, which other programs on the machine do not lengthen.
 * `node bench/search/long-tasks.ts <built site> [more built sites]`
 */
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { findBrowser } from '../../commands/find-browser.ts';

/** A beginning, a compound that stands nowhere, slips, a question, English, an address: each takes another way through the search. */
const QUERIES = [
	'prüfint',
	'kalibrierzyklus',
	'kalibrirschein hochladn',
	'Wie gebe ich einen Bericht frei?',
	'reset password',
	'PATCH /custom-fields/{key}',
	'xqzwvkjhg',
];
/** How many times slower the processor of a slow phone is. */
const SLOWER = 4;
const LONG_TASK_MS = 50;

async function openSearch(browser: Browser, origin: string): Promise<Page> {
	const page = await browser.newPage({ serviceWorkers: 'block' });
	page.setDefaultTimeout(120_000);
	await page.goto(`${origin}/docs/handbuch/kostenstellen/`, { waitUntil: 'networkidle' });
	return page;
}

async function type(page: Page): Promise<void> {
	await page.keyboard.press('/');
	const input = page.locator('dialog input');
	await input.waitFor();
	for (const query of QUERIES) {
		await input.fill('');
		await input.pressSequentially(query, { delay: 60 });
		await page.waitForLoadState('networkidle');
	}
}

/** Milliseconds of the tasks that the browser itself calls long. */
async function longTasks(browser: Browser, origin: string): Promise<number[]> {
	const page = await openSearch(browser, origin);
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	await page.evaluate(() => {
		const seen: number[] = [];
		Object.assign(window, { seen });
		new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
	});
	await type(page);
	const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
	await page.close();
	return seen.sort((a, b) => b - a);
}

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	tdur?: number;
	args?: { name?: string };
}

/** Processor milliseconds of the tasks of all main threads of pages, times `SLOWER`. */
async function taskTimes(browser: Browser, origin: string): Promise<number[]> {
	const page = await openSearch(browser, origin);
	await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
	await type(page);
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	await page.close();
	const main = new Set(
		traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
	);
	const tasks = traceEvents.filter(({ name, pid, tid }) => /RunTask$/.test(name) && main.has(`${pid} ${tid}`));
	return tasks.map(({ tdur = 0 }) => (tdur / 1000) * SLOWER).sort((a, b) => b - a);
}

const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error('No Chromium found.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const number = (value = 0) => value.toFixed(0);
process.stdout.write(
	`Load ${number(loadavg()[0])}\n| site | long tasks by the clock | the longest | by processor time × ${SLOWER}: over ${LONG_TASK_MS} ms | the longest three |\n|---|--:|--:|--:|--:|\n`,
);
for (const folder of process.argv.slice(2)) {
	const server = createStaticServer({ folder, base: '/' });
	const origin = `http://127.0.0.1:${(await listen(server, { port: 0, host: '127.0.0.1' })).port}`;
	const [clock, processor] = [await longTasks(browser, origin), await taskTimes(browser, origin)];
	const over = processor.filter((time) => time > LONG_TASK_MS).length;
	process.stdout.write(`| ${[folder, clock.length, `${number(clock[0])} ms`, over, `${processor.slice(0, 3).map(number).join(', ')} ms`].join(' | ')} |\n`);
	server.close();
}
await browser.close();
