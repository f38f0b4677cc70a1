import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { FAST, type Line, measureLoad, openWindow, PHONE, SLOW } from '../measure-load.ts';
import { measureSearch } from '../measure-search.ts';
import { SEARCHED } from './manual.ts';
import type { Peer, RaceContent } from './peer.ts';
import { outputFolder } from './race-site.ts';
import type { RaceResult } from './results.ts';
import { viewParts } from './view-parts.ts';

export const LINES: Readonly<Record<string, Line>> = { fast: FAST, phone: PHONE, slow: SLOW };
const SESSION = 10;
const FIRST = 3;
const EMPTY = 'empty.html';

/**
 * Reads a site that was built before: the first view of a page beside an empty one and what its bytes are, ten pages one after the other, and a search. All
 * sites come from one server, compressed alike.
 */
export async function raceReaders(peer: Peer, content: RaceContent, report: (step: string, values: RaceResult['values']) => void): Promise<void> {
	const folder = outputFolder(peer, content);
	writeFileSync(join(folder, EMPTY), '<!doctype html><html lang="de"><meta charset="utf-8"><title>Leer</title><p>Leer</p></html>');
	const server = createStaticServer({ folder, base: '/', ...(peer.keepsPolicy ? {} : { headers: {} }) });
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	const origin = `http://127.0.0.1:${port}`;
	const executablePath = await findBrowser();
	if (executablePath === undefined) throw new Error('No Chromium found.');
	const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
	try {
		// Once unmeasured, so that the server has compressed every file.
		await readOn(browser, FAST, { port, peer });
		for (const [name, line] of Object.entries(LINES)) {
			const empty = await measureLoad(browser, `${origin}/${EMPTY}`, line);
			const view = await measureLoad(browser, origin + peer.address(FIRST), line);
			report(`view ${name}`, { ...view, fcpRatio: view.fcp / empty.fcp, lcpRatio: view.lcp / empty.lcp });
			report(`session ${name}`, await readOn(browser, line, { port, peer }));
		}
		report('parts', await viewParts(browser, { port, path: peer.address(FIRST) }));
		if (peer.search !== undefined) {
			const { first, all } = await measureSearch(browser, { port, path: peer.address(FIRST), way: peer.search, query: SEARCHED }, FAST);
			report('search', { first: first / 1000, bytes: all / 1000 });
		}
	} finally {
		await browser.close();
		server.closeAllConnections();
		server.close();
	}
}

/** Goes through ten pages by the last link of each text. Gives kB and requests of all, and the seconds until all ten titles were seen. */
async function readOn(browser: Browser, line: Line, { port, peer }: { port: number; peer: Peer }): Promise<RaceResult['values']> {
	const { page, origin, files, quiet, close } = await openWindow(browser, port, line);
	const start = performance.now();
	await page.goto(origin + peer.address(FIRST), { waitUntil: 'load' });
	let seconds = (performance.now() - start) / 1000;
	for (let number = FIRST + 1; number < FIRST + SESSION; number++) {
		// The shortest look of a reader; meanwhile pages are prefetched, and a picture without a size no longer pushes the link away from the pointer.
		await quiet();
		const link = page.locator(`main a:text-is("Seite ${number}")`).last();
		await link.scrollIntoViewIfNeeded();
		await quiet();
		const clicked = performance.now();
		await link.click({ noWaitAfter: true });
		// A title may contain no-break spaces.
		await page.waitForFunction((title) => document.querySelector('main h1')?.textContent?.replace(/\s/g, ' ').includes(title), `Seite ${number} `);
		seconds += (performance.now() - clicked) / 1000;
	}
	await quiet();
	await close();
	return { bytes: files.bytes, requests: files.requests, seconds };
}
