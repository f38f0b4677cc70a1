import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows. It opens a page in a quarter of the time that a whole browser takes, which opens a window for each test. */
export const WITHOUT_WINDOWS = 'chromium-headless-shell';
const BROWSER_NAMES = [WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome'];

/** Path of a Chromium on this machine: the one that `CHROMIUM_PATH` names, or one on `PATH`. */
export const installedBrowser = (): string | undefined => process.env.CHROMIUM_PATH || browserOnPath(BROWSER_NAMES);

/** Path of the first program of these names on `PATH` that is a browser. */
export function browserOnPath(names: readonly string[]): string | undefined {
	const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => isExecutable(file) && isRunning(file));
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
