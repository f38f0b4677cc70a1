import { existsSync } from 'node:fs';
import { runProcess } from './run-process.mjs';

/**
 * Installs packages of Debian where that is possible: as root, on a system with apt-get.
 * @param why said before, as it takes a while.
 * @returns whether they are there now.
 */
export async function installPackages(packages: readonly string[], why: string): Promise<boolean> {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
	console.log(`${why} „apt-get install ${packages.join(' ')}“ installiert, was fehlt.`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	if ((await runProcess('apt-get', ['update', '-qq'], { env })) !== 0) return false;
	return (await runProcess('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })) === 0;
}
