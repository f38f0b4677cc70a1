import { missingToolPackages } from '#sample-run/toolchain.ts';
import { BROWSER_ENGINES, ENGINE_NAMES, isEngineInstalled } from './browser-engines.ts';
import { HOST_PROGRAMS, isHostInstalled } from './host-programs.ts';
import { installPackages } from './install-packages.ts';
import { browserOnPath, WITHOUT_WINDOWS } from './installed-browser.ts';

/** Installs everything the tests need in one go, which is faster than one by one. What cannot be installed is reported by the test that needs it. */
export async function installTestTools(): Promise<void> {
	const browser = browserOnPath([WITHOUT_WINDOWS]) === undefined ? [WITHOUT_WINDOWS] : [];
	const hosts = Object.values(HOST_PROGRAMS).flatMap((host) => (isHostInstalled(host) ? [] : host.packages));
	const engines = ENGINE_NAMES.flatMap((name) => (isEngineInstalled(name) ? [] : BROWSER_ENGINES[name].packages));
	const missing = [...browser, ...engines, ...hosts, ...(await missingToolPackages())];
	if (missing.length > 0) await installPackages(missing, 'Programs are missing for the tests.');
}
