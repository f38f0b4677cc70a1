import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_NAMES, hasEngine } from '../../commands/browser-engines.ts';
import { serveOwnSite } from '../e2e/fixture-site.ts';
import { findLayoutFaults, type LayoutFault } from '../e2e/layout-faults.ts';
import { allPaths } from '../e2e/own-pages.ts';
import { openFrame } from '../e2e/page-frame.ts';
import { isWhole, shareOf } from '../e2e/sweep-share.ts';
import { joinWidths, WIDTHS } from '../e2e/sweep-widths.ts';
import type { EngineWindow } from './engine-window.ts';
import { startEngine } from './start-engine.ts';

/** Text is looked at closely on the smallest phone and where a sidebar begins. */
const CLOSE = [320, 997];
/** Px. */
const SLACK = 4;

let site: Awaited<ReturnType<typeof serveOwnSite>>;
beforeAll(async () => {
	site = await serveOwnSite();
});
afterAll(() => site?.close());

interface Look {
	url: string;
	widths: readonly number[];
	close: readonly number[];
}

/** Runs in the browser. */
const LOOK = `async ({ url, widths, close }) => {
	const frame = await (${openFrame})({ url, script: true });
	const faults = (${findLayoutFaults})({ frame, widths, close, slack: ${SLACK} });
	frame.close();
	return faults;
}`;

/** The height of a line is rounded up in one engine and down in the other: letters of two lines, of which only the boxes touch, are looked at in Chromium. */
const isOfEngine = ({ what }: LayoutFault) => !what.startsWith('lines too close');

describe.each(ENGINE_NAMES)('in %s', (name) => {
	let browser: EngineWindow;
	beforeAll(async () => {
		expect(await hasEngine(name)).toBe(true);
		browser = await startEngine(name);
		await browser.resize(1920);
	});
	afterAll(() => browser?.close());

	test('no page is wider than its window, no text cut and no control out of reach', { timeout: 900_000 }, async () => {
		await browser.open(`${site.origin}/robots.txt`);
		const lines: string[] = [];
		for (const [index, path] of (await allPaths(site)).entries()) {
			const widths = isWhole ? WIDTHS : shareOf(WIDTHS, { index, of: 6 });
			const faults = await browser.run<Look, LayoutFault[]>(LOOK, { url: site.origin + path, widths, close: CLOSE });
			lines.push(...joinWidths(faults.filter(isOfEngine), widths).map((line) => `${path} ${line}`));
		}
		expect(lines).toEqual([]);
	});
});
