import { spawnSync } from 'node:child_process';
import { installPackages } from './install-packages.ts';

/** A browser that is no Chromium: the program that tests start, and the Debian packages that bring it. */
interface BrowserEngine {
	program: string;
	packages: readonly string[];
}

/** The two other engines that readers have. WebKit is Safari's; its browser has no mode without windows and is given a screen in memory. */
export const BROWSER_ENGINES = {
	Firefox: { program: 'firefox-esr', packages: ['firefox-esr'] },
	WebKit: { program: 'WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'] },
} as const satisfies Record<string, BrowserEngine>;

export type EngineName = keyof typeof BROWSER_ENGINES;

export const ENGINE_NAMES = ['Firefox', 'WebKit'] as const satisfies readonly EngineName[];

/** Whether the engine is installed on this machine. */
export const isEngineInstalled = (name: EngineName): boolean => spawnSync('sh', ['-c', `command -v ${BROWSER_ENGINES[name].program}`]).status === 0;

/** Whether the engine can be started here; what is missing is installed where that is possible. */
export const hasEngine = async (name: EngineName): Promise<boolean> =>
	isEngineInstalled(name) || ((await installPackages(BROWSER_ENGINES[name].packages, `${name} is missing for the tests.`)) && isEngineInstalled(name));
