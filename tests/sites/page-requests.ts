import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { createStaticServer } from '#server/static-server.ts';
import { findBrowser } from '../../commands/find-browser.ts';

/** A file that a page has loaded. */
export interface PageRequest {
	url: URL;
	/** As the browser calls it: `document`, `script`, `stylesheet`, `image`, `font`, `fetch` … */
	type: string;
	/** Whether it was requested after the page was loaded. */
	later: boolean;
}

/** Serves a built site to a browser that says what each page loads by itself, or when it is used; pages that are fetched ahead are none of its costs. */
export async function openRequestLog(
	folder: string,
): Promise<{ origin: string; of(path: string, use?: (page: Page) => Promise<void>): Promise<PageRequest[]>; close(): Promise<void> }> {
	const server = createStaticServer({ folder, base: '/' });
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const executablePath = await findBrowser();
	if (executablePath === undefined) throw new Error('There is no Chromium. CHROMIUM_PATH may name one.');
	const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
	return {
		origin,
		async of(path, use) {
			const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'de-DE', serviceWorkers: 'block' });
			await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
			const page = await context.newPage();
			const requests: PageRequest[] = [];
			let later = false;
			page.once('load', () => {
				later = true;
			});
			page.on('request', (request) => requests.push({ url: new URL(request.url()), type: request.resourceType(), later }));
			await page.goto(origin + path, { waitUntil: 'networkidle' });
			await use?.(page);
			await context.close();
			return requests;
		},
		async close() {
			await browser.close();
			server.closeAllConnections();
			server.close();
		},
	};
}
