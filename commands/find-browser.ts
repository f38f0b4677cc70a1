import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installPackages } from './install-packages.ts';
import { browserOnPath, installedBrowser, WITHOUT_WINDOWS } from './installed-browser.ts';
import { runProcess } from './run-process.mjs';

/**
 * Path of a Chromium for the tests: an installed one, or one that is installed now. If every test must run, the fastest is installed even if another one exists.
 * `undefined` if that fails.
 */
export async function findBrowser(): Promise<string | undefined> {
	const named = process.env.CHROMIUM_PATH;
	if (named) return named;
	const quickest = browserOnPath([WITHOUT_WINDOWS]) ?? (process.env.CI ? await fromDebian(WITHOUT_WINDOWS) : undefined);
	return quickest ?? installedBrowser() ?? (await fromDebian(WITHOUT_WINDOWS)) ?? (await fromDebian('chromium')) ?? (await fromPlaywright());
}

async function fromDebian(name: string): Promise<string | undefined> {
	return (await installPackages([name], 'A browser is missing for the tests.')) ? browserOnPath([name]) : undefined;
}

async function fromPlaywright(): Promise<string | undefined> {
	const installed = () => [chromium.executablePath()].find((file) => file !== '' && existsSync(file));
	const before = installed();
	if (before !== undefined) return before;
	console.log('A browser is missing for the tests; “npx playwright-core install chromium” installs it.');
	return (await runProcess('npx', ['playwright-core', 'install', 'chromium'])) === 0 ? installed() : undefined;
}
