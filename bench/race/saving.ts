import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { freePort } from '../../tests/child-server.ts';
import { median } from '../measure-load.ts';
import { ownError } from './own-error.ts';
import type { Peer, RaceContent } from './peer.ts';
import { changePage, RACE, siteFolder, writeSite } from './race-site.ts';
import type { RaceResult } from './results.ts';
import { startMeasured } from './run-measured.ts';

const SAVES = 5;
const SAVING_TIMEOUT = 300_000;
/** Pause between a visible change and the next save: previews still work after the page has changed. */
const REST = 1000;

/** Starts the preview, opens a page in a browser and saves its file: seconds until the page stands, and until each change is seen. */
export async function raceSaving(peer: Peer, content: RaceContent, report: (step: string, values: RaceResult['values']) => void): Promise<void> {
	writeSite(peer, content);
	const executablePath = await findBrowser();
	if (executablePath === undefined) throw new Error('No Chromium found.');
	const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
	// A port of its own: if the port is taken, some previews exit, others use the next one.
	const port = await freePort();
	const address = `http://127.0.0.1:${port}${peer.address(1)}`;
	const began = performance.now();
	const log = join(RACE, `${peer.name}-dev.log`);
	const preview = startMeasured(peer.dev(port), { cwd: siteFolder(peer, content), log });
	try {
		const page = await browser.newPage();
		if (!(await answers(address, preview.child))) throw new Error(`The preview does not answer. ${ownError(readFileSync(log, 'utf8'))}`);
		await page.goto(address, { timeout: SAVING_TIMEOUT });
		await page.locator('main h1').waitFor({ timeout: SAVING_TIMEOUT });
		const ready = (performance.now() - began) / 1000;
		const seen: number[] = [];
		for (let save = 0; save < SAVES; save++) {
			await page.waitForTimeout(REST);
			const mark = `gesehen-${save}-${Date.now()}`;
			const saved = performance.now();
			changePage(peer, content, mark);
			await page.waitForFunction((text) => document.body?.textContent?.includes(text), mark, { timeout: SAVING_TIMEOUT, polling: 20 });
			seen.push((performance.now() - saved) / 1000);
		}
		report('saving', { ready, seen: median(seen) });
	} finally {
		await browser.close();
		await preview.stop();
	}
}

/** Waits until the preview answers; `false` when it has ended instead, or takes too long. */
async function answers(address: string, preview: ChildProcess): Promise<boolean> {
	const end = performance.now() + SAVING_TIMEOUT;
	while (performance.now() < end && preview.exitCode === null && preview.signalCode === null) {
		const answer = await fetch(address).catch(() => undefined);
		if (answer?.ok) return true;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	return false;
}
