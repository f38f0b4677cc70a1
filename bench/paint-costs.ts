import type { Browser } from 'playwright-core';
import { type Line, openWindow } from './measure-load.ts';

/** What the main thread of a page did until its first text showed, in ms. */
export interface PaintCosts {
	/** Reading the document, without its script and styles. */
	parse: number;
	script: number;
	readStyles: number;
	applyStyles: number;
	layout: number;
	paint: number;
}

/** What the browser calls the work, and whether it is done within reading the document. */
const TASKS: Readonly<Record<string, { part: keyof PaintCosts; isInParse: boolean }>> = {
	ParseHTML: { part: 'parse', isInParse: false },
	EvaluateScript: { part: 'script', isInParse: true },
	'Blink.ParseStyleSheet.UpdateTime': { part: 'readStyles', isInParse: true },
	UpdateLayoutTree: { part: 'applyStyles', isInParse: false },
	Layout: { part: 'layout', isInParse: false },
	PrePaint: { part: 'paint', isInParse: false },
	Paint: { part: 'paint', isInParse: false },
	Commit: { part: 'paint', isInParse: false },
};

interface TraceEvent {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	/** Begin, length, and length in time of the thread, in µs. */
	ts: number;
	dur?: number;
	tdur?: number;
	args?: { beginData?: { url?: string } };
}

/** Loads the page at `address` over the line and says what its first text cost. Throws when none shows. */
export async function paintCosts(browser: Browser, address: string, line: Line): Promise<PaintCosts> {
	const near = new URL(address);
	const { page, origin, close } = await openWindow(browser, Number(near.port), line);
	await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'blink', 'cc'] });
	await page.goto(origin + near.pathname, { waitUntil: 'load' });
	await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	await close();
	const shown = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
	const read = traceEvents.find(({ name, ph, args }) => name === 'ParseHTML' && ph === 'X' && args?.beginData?.url?.startsWith(origin));
	if (shown === undefined || read === undefined) throw new Error(`${address} has shown nothing.`);
	const costs: PaintCosts = { parse: 0, script: 0, readStyles: 0, applyStyles: 0, layout: 0, paint: 0 };
	// Work within work of the same kind is already counted.
	const ends = new Map<string, number>();
	const done = traceEvents.filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === read.pid && tid === read.tid && ts >= read.ts && ts < shown.ts);
	for (const { name, ts, dur = 0, tdur = dur } of done.toSorted((one, other) => one.ts - other.ts)) {
		const task = TASKS[name];
		if (task === undefined || ts < (ends.get(name) ?? 0)) continue;
		ends.set(name, ts + dur);
		costs[task.part] += tdur / 1000;
		if (task.isInParse) costs.parse -= tdur / 1000;
	}
	return costs;
}
