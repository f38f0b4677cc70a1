import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './is-alive.ts';

/** A folder beside the output in which a build works until it is known to be sound. */
export interface Staging {
	folder: string;
	/** Makes the folder. Throws what the operating system would say only when it is put in the place of the old output. */
	open(): void;
	/** Another folder beside the output: what was put aside, or an empty one. */
	takeAside(): string;
	/** Puts the folder in the place of the old output, which is removed or put aside. Two renames: a reader never meets a half-written site. */
	commit(fate?: 'remove' | 'put aside'): void;
	/** Removes the folder; the old output stays as it was. */
	discard(): void;
}

/**
 * Prepares a staging folder for `outDir` (absolute), which `open` makes. It goes away when the process ends before `commit`, also by `process.exit`.
 * @param aside where an old output may be put aside, of which the next build can make use; nobody may trust what lies there.
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
			// Apart, because Node calls a disk that lets nothing be written a missing file when it makes folders on the way.
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

/** What no right and no second try helps against: a disk is mounted there, or lies below in another layer (a container). */
const IMMOVABLE: ReadonlySet<unknown> = new Set(['EBUSY', 'EXDEV']);

/** Asks for the move that comes at the end, with `probe` as its goal: a folder with something in it is in the way, which is what the operating system looks at last. */
function tryToReplace(outDir: string, probe: string): void {
	if (!existsSync(outDir)) return;
	mkdirSync(probe);
	mkdirSync(join(probe, 'taken'));
	try {
		renameSync(outDir, probe);
	} catch (error) {
		rmSync(probe, { recursive: true });
		if (error instanceof Error && 'code' in error && IMMOVABLE.has(error.code)) throw error;
		return;
	}
	renameSync(probe, outDir);
}

/** Keeps a folder for the next build. Where that lies on another disk, or another build has put its own there, it is removed. */
function putAside(folder: string, aside: string): void {
	try {
		mkdirSync(dirname(aside), { recursive: true });
		renameSync(folder, aside);
	} catch {
		removeOld(folder);
	}
}

/** Removes what stood there before. What cannot be removed does not undo the exchange: the next build tries again. */
function removeOld(old: string): void {
	try {
		rmSync(old, { recursive: true, force: true, maxRetries: 5 });
	} catch {}
}

/** Exchanges `outDir` for `folder`; what stood there is in `old` then. When that fails, all is as it was. */
function putInPlace(folder: string, outDir: string, old: string): void {
	const replaces = moveAway(outDir, old);
	try {
		renameSync(folder, outDir);
	} catch (error) {
		// Another build came between the two steps: its site is the one to replace now.
		if (existsSync(folder) && existsSync(outDir)) {
			rmSync(old, { recursive: true, force: true, maxRetries: 5 });
			putInPlace(folder, outDir, old);
			return;
		}
		if (replaces) renameSync(old, outDir);
		throw error;
	}
}

/** `false` when there is nothing to move, perhaps because another build is between the two steps. */
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
 * Clears up after builds that were killed. Their folders are named after a process that no longer lives, or after this one: in a container builds often
 * get the same number. One that was killed between the two steps of the exchange left both folders and no site: the one that stood there comes back.
 * An old folder alone was about to be removed, and may be half of a site.
 */
function clearLeftovers(parent: string, prefix: string, outDir: string): void {
	if (!existsSync(parent)) return;
	const names = readdirSync(parent).filter((entry) => entry.startsWith(prefix));
	// Old folders first: what proves that they are whole must outlast them.
	for (const name of names.toSorted().reverse()) {
		const [, pid, old] = /^(\d+)(-old|-spare)?$/.exec(name.slice(prefix.length)) ?? [];
		if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
		if (old === '-old' && !existsSync(outDir) && names.includes(prefix + pid)) renameSync(join(parent, name), outDir);
		else rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Whether a build may put its result in the place of `outDir`: nothing is there yet, or a site that was built before. */
export function isReplaceable(outDir: string): boolean {
	if (!existsSync(outDir)) return true;
	if (!statSync(outDir).isDirectory()) return false;
	const names = readdirSync(outDir);
	return names.length === 0 || (names.includes('404.html') && names.includes('index.html') && !names.includes('.git') && !names.includes('package.json'));
}
