import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from './run-process.mjs';

/** Tests run in parallel, and apt-get refuses to work while another one is running. */
const ONE_AT_A_TIME = join(tmpdir(), 'apt-get.lock');

/**
 * Installs Debian packages if possible: as root, on a system with apt-get.
 * @param why printed first, because it takes a while.
 * @returns whether they are installed now.
 */
export async function installPackages(packages: readonly string[], why: string): Promise<boolean> {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
	console.log(`${why} “apt-get install ${packages.join(' ')}” installs what is missing.`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const aptGet = async (...args: string[]) => (await runProcess('flock', [ONE_AT_A_TIME, 'apt-get', ...args], { env })) === 0;
	return (await aptGet('update', '-qq')) && (await aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages));
}
