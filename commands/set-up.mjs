import { existsSync, statSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProcess } from './run-process.mjs';

/** The folder of this program. */
export const PROGRAM = fileURLToPath(new URL('../', import.meta.url));

const MODULES = join(PROGRAM, 'node_modules');

/** npm's record of what it has installed. */
const INSTALLED = join(MODULES, '.package-lock.json');

/** The Node that package.json pins, whatever the machine has. */
export const PINNED_NODE = process.platform === 'win32' ? join(MODULES, 'node/bin/node.exe') : join(MODULES, '.bin/node');

/**
 * Installs the packages of the lock file if they are missing or older than it.
 * @returns {Promise<boolean>} whether everything is there now; if not, the reason has been printed.
 */
export async function setUp() {
	const reason = reasonToInstall();
	if (reason === undefined) return true;
	console.log(`${reason} npm installs them; the first time, this takes about a minute.`);
	if (!(await install())) {
		console.log('The packages could not be installed. Check the connection to the Internet.');
		return false;
	}
	if (!existsSync(PINNED_NODE)) {
		console.log('Node 24 was not set up. Allow npm install scripts, and run “npm rebuild node --ignore-scripts=false”.');
		return false;
	}
	return true;
}

/**
 * `npm ci` refuses a lock file that was written on another kind of machine and lacks the binaries of this one;
 * `npm install` then adds them and takes everything else from the lock file, which does not change.
 */
async function install() {
	const npm = (...args) => runProcess('npm', args, { cwd: PROGRAM, env: ownNode(), shell: process.platform === 'win32' });
	const isDone = (await npm('ci', '--loglevel=silent')) === 0 || (await npm('install', '--no-save', '--loglevel=error')) === 0;
	// If nothing had to change, npm does not update its record of what is installed.
	if (isDone) utimesSync(INSTALLED, new Date(), new Date());
	return isDone;
}

function reasonToInstall() {
	const installed = statSync(INSTALLED, { throwIfNoEntry: false });
	if (installed === undefined || !existsSync(PINNED_NODE)) return 'Packages are missing.';
	return statSync(join(PROGRAM, 'package-lock.json')).mtimeMs > installed.mtimeMs ? 'There are newer packages.' : undefined;
}

/** `npm ci` deletes node_modules first, so it must not run on the Node in there. */
function ownNode() {
	const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(MODULES));
	return { ...process.env, PATH: path.join(delimiter) };
}
