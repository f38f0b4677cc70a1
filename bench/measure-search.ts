import type { Browser } from 'playwright-core';
import { type Line, openWindow } from './measure-load.ts';
import type { SearchWay } from './race/peer.ts';

/** What is asked, on which page of a site. */
export interface Search {
	/** Of the server of the site. */
	port: number;
	path: string;
	way: SearchWay;
	query: string;
}

/** What came over the line from the click on the search on, in bytes: until a first row stood there, and until nothing more came. Headers are counted. */
export interface SearchLoad {
	first: number;
	all: number;
	/** Requests behind `all`. */
	requests: number;
	/** From the click to the first row, in seconds. */
	seconds: number;
}

/** Asks the search of a site over a line, in a new profile. Counts at the line, because a page does not see what its workers ask for. */
export async function measureSearch(browser: Browser, { port, path, way, query }: Search, line: Line): Promise<SearchLoad> {
	const { page, origin, carried, requests, quiet, close } = await openWindow(browser, port, line);
	// Playwright would notice the row too late.
	await page.addInitScript((row) => {
		new MutationObserver((_, observer) => {
			if (document.querySelector(row) === null) return;
			observer.disconnect();
			Object.assign(window, { seenAt: Date.now() });
		}).observe(document, { childList: true, subtree: true });
	}, way.result);
	await page.goto(origin + path, { waitUntil: 'networkidle' });
	const [before, asked, start] = [carried(), requests(), Date.now()];
	await page.locator(way.open).first().click();
	await page.locator(way.field).first().fill(query);
	await page.locator(way.result).first().waitFor();
	await quiet();
	const seenAt = await page.evaluate(() => (window as unknown as { seenAt: number }).seenAt);
	const load = { first: carried(seenAt) - before, all: carried() - before, requests: requests() - asked, seconds: (seenAt - start) / 1000 };
	await close();
	return load;
}
