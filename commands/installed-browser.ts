import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Headless Chromium. It opens a page in a quarter of the time of a full browser, which opens a window for each test. */
export const WITHOUT_WINDOWS = 'chromium-headless-shell';
const BROWSER_NAMES = [WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome'];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, or one on `PATH`. */
export const installedBrowser = (): string | undefined => process.env.CHROMIUM_PATH || browserOnPath(BROWSER_NAMES);

/** Path of the first of these programs on `PATH` that is a browser. */
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

/** Some systems ship a `chromium-browser` that only explains how to install the real one. */
function isRunning(file: string): boolean {
	try {
		return /\d+\.\d+/.test(execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 }));
	} catch {
		return false;
	}
}
