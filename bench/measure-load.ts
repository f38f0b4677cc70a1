import type { Browser, Page } from 'playwright-core';
import { openSlowLine } from './slow-line.ts';

/** A line and a device. */
export interface Line {
	name: string;
	/** Time to the server and back, in ms. */
	latency: number;
	/** Mbit/s. */
	downlink: number;
	/** How many times slower than this machine the processor is. */
	slowdown: number;
	/** Size of the window, in px. */
	viewport: { width: number; height: number };
}

const LAPTOP = { width: 1280, height: 800 };
export const FAST: Line = { name: 'schnell: 40 ms, 20 Mbit/s', latency: 40, downlink: 20, slowdown: 1, viewport: LAPTOP };
export const PHONE: Line = { name: 'Mobilfunk: 150 ms, 1,6 Mbit/s, Prozessor ÷ 4', latency: 150, downlink: 1.6, slowdown: 4, viewport: LAPTOP };
export const HANDSET: Line = { ...PHONE, name: `${PHONE.name}, Fenster eines Telefons (412 × 915)`, viewport: { width: 412, height: 915 } };
export const SLOW: Line = { name: 'langsames 3G: 400 ms, 0,4 Mbit/s, Prozessor ÷ 4', latency: 400, downlink: 0.4, slowdown: 4, viewport: LAPTOP };

/** How a page has loaded: times in ms, sizes in kB as they travelled. */
export interface Load {
	bytes: number;
	scripts: number;
	requests: number;
	/** What was fetched without being asked for once the page was there. */
	ahead: number;
	fcp: number;
	lcp: number;
	/** Sum of the layout shifts. */
	cls: number;
	/** Time that tasks took beyond 50 ms. */
	longTasks: number;
}

interface Seen {
	longTasks: number;
	lcp: number;
	cls: number;
}

/** A window in a new profile at the end of a line, and what has come over it so far: sizes in kB. */
export interface OpenWindow {
	page: Page;
	/** Where the server is reached over the line. */
	origin: string;
	files: { bytes: number; scripts: number; requests: number };
	/** Bytes that had come over the line by then (`Date.now()`): more than `files` where a worker asks, whose requests the page does not see. */
	carried(until?: number): number;
	/** Requests over the line. */
	requests(): number;
	/** Waits until nothing more comes over the line. Playwright knows the first page of a window only after it has settled. */
	quiet(): Promise<void>;
	close(): Promise<void>;
}

/** Opens a window with an empty cache for the server at `port` of this machine, whose line and processor are as slow as wanted. */
export async function openWindow(browser: Browser, port: number, { slowdown, viewport, ...speed }: Line): Promise<OpenWindow> {
	const line = await openSlowLine(port, speed);
	const context = await browser.newContext({ viewport, locale: 'de-DE', serviceWorkers: 'block' });
	// Also when the caller gives up and closes the browser: an open line would keep this process running.
	context.once('close', line.close);
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Network.enable');
	// Tells pages (`navigator.connection`) how fast the line is; the line itself makes it slow.
	const bytesPerSecond = (speed.downlink * 1e6) / 8;
	const told = { offline: false, latency: speed.latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond / 2 };
	await devtools.send('Network.overrideNetworkState', told);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	const kinds = new Map<string, string>();
	const files = { bytes: 0, scripts: 0, requests: 0 };
	devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
	devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		files.requests++;
		files.bytes += encodedDataLength / 1000;
		if (kinds.get(requestId) === 'Script') files.scripts += encodedDataLength / 1000;
	});
	return {
		page,
		origin: `http://127.0.0.1:${line.port}`,
		files,
		carried: line.carried,
		requests: line.requests,
		async quiet() {
			// Longer than any answer takes to begin.
			for (let seen = -1; seen !== line.carried(); await page.waitForTimeout(4 * speed.latency + 200)) seen = line.carried();
		},
		close: () => context.close(),
	};
}

/** Loads the page at `address`, of a server on this machine, over the line in a new profile, and waits for what it fetches ahead. */
export async function measureLoad(browser: Browser, address: string, line: Line): Promise<Load> {
	const near = new URL(address);
	const { page, origin, files, close } = await openWindow(browser, Number(near.port), line);
	await page.addInitScript(() => {
		const seen: Seen = { longTasks: 0, lcp: 0, cls: 0 };
		Object.assign(window, { seen });
		const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
			new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
		watch('longtask', ({ duration }) => {
			seen.longTasks += duration - 50;
		});
		watch('largest-contentful-paint', ({ startTime }) => {
			seen.lcp = startTime;
		});
		watch('layout-shift', ({ value = 0 }) => {
			seen.cls += value;
		});
	});
	await page.goto(origin + near.pathname, { waitUntil: 'load' });
	const first = { ...files };
	await page.waitForLoadState('networkidle');
	const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
	const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
	await close();
	return { ...first, ahead: files.bytes - first.bytes, fcp, ...seen };
}

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
