import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './is-alive.ts';

/** A folder beside the output, in which a build works until its result is known to be sound. */
export interface Staging {
	folder: string;
	/** Creates the folder. Throws errors that the operating system would otherwise report only when it replaces the old output. */
	open(): void;
	/** Returns another folder beside the output: the site that was put aside, or an empty folder. */
	takeAside(): string;
	/** Replaces the old output, which is removed or put aside. Two renames, so readers never see a half-written site. */
	commit(fate?: 'remove' | 'put aside'): void;
	/** Removes the folder; the old output stays as it was. */
	discard(): void;
}

/**
 * Prepares a staging folder for `outDir` (absolute), which `open` creates. It is removed if the process ends before `commit`, also by `process.exit`.
 * @param aside where an old output may be put aside for the next build; its content must not be trusted.
 */
export function createStaging(outDir: string, aside: string): Staging {
	const parent = dirname(outDir);
	const prefix = `.${basename(outDir)}-`;
	clearLeftovers(parent, prefix, outDir);
	const folder = join(parent, prefix + process.pid);
	const old = `${folder}-old`;
	const spare = `${folder}-spare`;
	const discard = () => {
		process.off('exit', discard);
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
		if (existsSync(spare)) putAside(spare, aside);
	};
	process.on('exit', discard);
	return {
		folder,
		discard,
		open() {
			mkdirSync(parent, { recursive: true });
			tryToReplace(outDir, folder);
			// Not recursive: Node would report a read-only disk as a missing file.
			mkdirSync(folder);
		},
		takeAside() {
			try {
				renameSync(aside, spare);
			} catch {}
			if (lstatSync(spare, { throwIfNoEntry: false })?.isDirectory() !== true) {
				rmSync(spare, { force: true });
				mkdirSync(spare);
			}
			return spare;
		},
		commit(fate = 'remove') {
			putInPlace(folder, outDir, old);
			process.off('exit', discard);
			if (fate === 'put aside') return putAside(old, aside);
			removeOld(old);
			removeOld(aside);
		},
	};
}

/** How a rename onto a folder with content fails if nothing else is in its way, also on Windows; or another build is between its two renames. Everything else stays: a mount, another layer of a container, a folder of another user. */
const HARMLESS: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', ...(process.platform === 'win32' ? ['EPERM', 'EACCES'] : [])]);

/** Tries the final rename, onto `probe`. That is a folder with content, so the rename fails, but only after the operating system has checked everything else. */
function tryToReplace(outDir: string, probe: string): void {
	if (!existsSync(outDir)) return;
	mkdirSync(probe);
	mkdirSync(join(probe, 'taken'));
	try {
		renameSync(outDir, probe);
	} catch (error) {
		rmSync(probe, { recursive: true });
		if (error instanceof Error && 'code' in error && HARMLESS.has(error.code)) return;
		throw error;
	}
	renameSync(probe, outDir);
}

/** Keeps a folder for the next build, or removes it if `aside` is on another disk or in use by another build. */
function putAside(folder: string, aside: string): void {
	try {
		mkdirSync(dirname(aside), { recursive: true });
		renameSync(folder, aside);
	} catch {
		removeOld(folder);
	}
}

/** Removes the old output. A failure does not undo the exchange: the next build tries again. */
function removeOld(old: string): void {
	try {
		rmSync(old, { recursive: true, force: true, maxRetries: 5 });
	} catch {}
}

/** Replaces `outDir` by `folder`; the old output is then in `old`. On failure, everything stays as it was. */
function putInPlace(folder: string, outDir: string, old: string): void {
	const replaces = moveAway(outDir, old);
	try {
		renameSync(folder, outDir);
	} catch (error) {
		// Another build came between the two renames; now its site has to be replaced.
		if (existsSync(folder) && existsSync(outDir)) {
			rmSync(old, { recursive: true, force: true, maxRetries: 5 });
			putInPlace(folder, outDir, old);
			return;
		}
		if (replaces) renameSync(old, outDir);
		throw error;
	}
}

/** `false` if there is nothing to move, perhaps because another build is between its two renames. */
function moveAway(outDir: string, old: string): boolean {
	try {
		renameSync(outDir, old);
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
		throw error;
	}
}

/**
 * Cleans up after builds that were killed. Their folders bear the id of a process that does not exist any more, or of this one: builds in a container often
 * get the same id. A build that was killed between the two renames left both folders and no site; then the old site is restored.
 * An old folder alone was about to be removed, and may be incomplete.
 */
function clearLeftovers(parent: string, prefix: string, outDir: string): void {
	if (!existsSync(parent)) return;
	const names = readdirSync(parent).filter((entry) => entry.startsWith(prefix));
	// Old folders first: the new folder beside one proves that it is complete.
	for (const name of names.toSorted().reverse()) {
		const [, pid, old] = /^(\d+)(-old|-spare)?$/.exec(name.slice(prefix.length)) ?? [];
		if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
		if (old === '-old' && !existsSync(outDir) && names.includes(prefix + pid)) renameSync(join(parent, name), outDir);
		else rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Whether a build may replace `outDir`: it does not exist, is empty, or holds a built site. */
export function isReplaceable(outDir: string): boolean {
	if (!existsSync(outDir)) return true;
	if (!statSync(outDir).isDirectory()) return false;
	const names = readdirSync(outDir);
	return names.length === 0 || (names.includes('404.html') && names.includes('index.html') && !names.includes('.git') && !names.includes('package.json'));
}
