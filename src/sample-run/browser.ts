import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import type { Program, ProgramOutcome } from './run-program.ts';

/** Time in which a page must have printed, failed or offered a download, in ms. */
const PAGE_TIMEOUT = 20_000;

interface SampleBrowser {
	version: string;
	/** Runs a sample as a module of a page of the service that it asks. */
	run(program: Program): Promise<ProgramOutcome>;
	close(): Promise<void>;
}

/** Starts a Chromium in which samples run. */
export async function startBrowser(executablePath: string): Promise<SampleBrowser> {
	const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
	return {
		version: `Chromium ${browser.version()}`,
		async run({ folder, fileName, secrets, files, origin }) {
			const page = await browser.newPage();
			const stderr: string[] = [];
			const logged: unknown[] = [];
			const done = new Promise<void>((resolve) => {
				setTimeout(resolve, PAGE_TIMEOUT).unref();
				page.on('pageerror', (error) => {
					stderr.push(error.message);
					resolve();
				});
				page.on('console', async (message) => {
					// The browser's own line about a refused request is not the sample's.
					if (message.type() === 'error') return;
					logged.push(await message.args()[0]?.jsonValue());
					resolve();
				});
				page.on('download', async (download) => {
					await download.saveAs(join(folder, download.suggestedFilename()));
					resolve();
				});
			});
			await page.goto(`${origin}/`);
			await page.evaluate((entries) => {
				for (const [name, value] of entries) sessionStorage.setItem(name, value);
			}, Object.entries(secrets));
			const inputs = await page.$$('input');
			for (const [index, file] of files.entries()) await inputs[index]?.setInputFiles(join(folder, file));
			await page.addScriptTag({ type: 'module', content: readFileSync(join(folder, fileName), 'utf8') });
			await done;
			await page.close();
			return { exitCode: stderr.length === 0 ? 0 : 1, stdout: '', stderr: stderr.join('\n'), logged };
		},
		close: () => browser.close(),
	};
}
