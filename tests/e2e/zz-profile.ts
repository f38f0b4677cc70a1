import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { findBrokenWords } from './broken-words.ts';
import { findContrastFaults } from './contrast-faults.ts';
import { findGluedWords } from './glued-words.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { allPaths } from './own-pages.ts';
import { openFrame } from './page-frame.ts';
import { findReachFaults } from './reach-faults.ts';
import { CLOSE, WIDTHS } from './sweep-widths.ts';

const server = createStaticServer({ folder: 'dist', base: '/' });
const origin = `http://127.0.0.1:${(await listen(server, { port: 0, host: '127.0.0.1' })).port}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_FLAGS });
const cdp = await browser.newBrowserCDPSession();
const cpu = async () => {
	const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
	return processInfo.reduce((s, p) => s + p.cpuTime, 0) * 1000;
};
const page = await (await browser.newContext({ viewport: { width: 1920, height: 800 } })).newPage();
await page.goto(origin + '/robots.txt');
await page.setContent('<body style="margin: 0">');
const sum: Record<string, number> = {};
const time = async <T>(name: string, run: () => Promise<T>) => {
	const s = await cpu();
	const r = await run();
	sum[name] = (sum[name] ?? 0) + (await cpu()) - s;
	return r;
};
const paths = (await allPaths({ origin } as never)).filter((_, i) => i % Number(process.argv[2] ?? 10) === 3);
for (const path of paths) {
	const frame = await time('load', () => page.evaluateHandle(openFrame, { url: origin + path, script: true }));
	const inner = page.frames()[1]!;
	await time('contrast', () => inner.evaluate(findContrastFaults));
	await page.evaluate((f) => f.resize(360), frame);
	await time('broken', () => inner.evaluate(findBrokenWords));
	await time('glued', () => inner.evaluate(findGluedWords));
	await time('narrow24', () => page.evaluate(findLayoutFaults, { frame, widths: WIDTHS, close: [] }));
	await time('close9', () => page.evaluate(findLayoutFaults, { frame, widths: CLOSE, close: CLOSE }));
	await time('close9again', () => page.evaluate(findLayoutFaults, { frame, widths: CLOSE, close: [] }));
	await time('reach4', () => page.evaluate(findReachFaults, { frame, widths: [360, 768, 1024, 1600], all: false }));
	await page.evaluate((f) => f.close(), frame);
	const plain = await time('load plain', () => page.evaluateHandle(openFrame, { url: origin + path, script: false }));
	await time('plain24', () => page.evaluate(findLayoutFaults, { frame: plain, widths: WIDTHS, close: [] }));
	await page.evaluate((f) => f.close(), plain);
}
console.log(paths.length, Object.fromEntries(Object.entries(sum).map(([k, v]) => [k, Math.round(v / paths.length)])));
await browser.close();
server.close();
server.closeAllConnections();
