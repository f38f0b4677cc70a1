import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installPackages } from './install-packages.ts';
import { installedBrowser } from './installed-browser.ts';
import { runProcess } from './run-process.mjs';

/** Path of a Chromium for the tests: one that is installed, or one that is installed now. `undefined` when nothing helps. */
export const findBrowser = async (): Promise<string | undefined> => installedBrowser() ?? (await fromDebian()) ?? (await fromPlaywright());

async function fromDebian(): Promise<string | undefined> {
	return (await installPackages(['chromium'], 'Es fehlt ein Browser für die Tests.')) ? installedBrowser() : undefined;
}

async function fromPlaywright(): Promise<string | undefined> {
	const installed = () => [chromium.executablePath()].find((file) => file !== '' && existsSync(file));
	const before = installed();
	if (before !== undefined) return before;
	console.log('Es fehlt ein Browser für die Tests; „npx playwright-core install chromium“ installiert ihn.');
	return (await runProcess('npx', ['playwright-core', 'install', 'chromium'])) === 0 ? installed() : undefined;
}
