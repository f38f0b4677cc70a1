import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** A browser for printing. */
export interface Printer {
	/** Prints a page as a tagged PDF with bookmarks. Files are read from the disk, nothing from the network. */
	print(html: string): Promise<Uint8Array>;
	close(): Promise<void>;
}

/** Starts the Chromium at `executablePath` for printing. */
export async function openPrinter(executablePath: string): Promise<Printer> {
	const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
	const context = await browser.newContext({ offline: true, javaScriptEnabled: false });
	const folder = mkdtempSync(join(tmpdir(), 'print-'));
	return {
		async print(html) {
			const file = join(folder, 'document.html');
			writeFileSync(file, html);
			const page = await context.newPage();
			await page.goto(pathToFileURL(file).href, { timeout: 0 });
			const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
			await page.close();
			return bytes;
		},
		async close() {
			await browser.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
