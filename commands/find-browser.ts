import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { installPackages } from './install-packages.ts';
import { runProcess } from './run-process.mjs';

/** Chromium without windows. It opens a page in a quarter of the time that a whole browser takes, which opens a window for each test. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const NAMES = [WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Path of a Chromium for the tests: the one that `CHROMIUM_PATH` names, one on `PATH`, or one that is installed now. Where every test must run, the quickest is installed
 * even beside another. `undefined` when nothing helps.
 */
export async function findBrowser(): Promise<string | undefined> {
	const named = process.env.CHROMIUM_PATH;
	if (named) return named;
	const quickest = onPath([WITHOUT_WINDOWS]) ?? (process.env.CI ? await fromDebian(WITHOUT_WINDOWS) : undefined);
	return quickest ?? onPath(NAMES) ?? (await fromDebian(WITHOUT_WINDOWS)) ?? (await fromDebian('chromium')) ?? (await fromPlaywright());
}

function onPath(names: readonly string[]): string | undefined {
	const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => isExecutable(file) && isRunning(file));
}

async function fromDebian(name: string): Promise<string | undefined> {
	return (await installPackages([name], 'Es fehlt ein Browser für die Tests.')) ? onPath([name]) : undefined;
}

async function fromPlaywright(): Promise<string | undefined> {
	const installed = () => [chromium.executablePath()].find((file) => file !== '' && existsSync(file));
	const before = installed();
	if (before !== undefined) return before;
	console.log('Es fehlt ein Browser für die Tests; „npx playwright-core install chromium“ installiert ihn.');
	return (await runProcess('npx', ['playwright-core', 'install', 'chromium'])) === 0 ? installed() : undefined;
}

function isExecutable(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** Some systems ship a `chromium-browser` that only tells how to install the real one. */
function isRunning(file: string): boolean {
	try {
		return /\d+\.\d+/.test(execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 }));
	} catch {
		return false;
	}
}
