import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './is-alive.ts';

/** A folder beside the output in which a build works until it is known to be sound. */
export interface Staging {
	folder: string;
	/** Puts the folder in the place of the old output. Two renames: a reader never meets a half-written site. */
	commit(): void;
	/** Removes the folder; the old output stays as it was. */
	discard(): void;
}

/** Prepares a staging folder for `outDir` (absolute). It goes away when the process ends before `commit`, also by `process.exit`. */
export function createStaging(outDir: string): Staging {
	const parent = dirname(outDir);
	const prefix = `.${basename(outDir)}-`;
	removeLeftovers(parent, prefix);
	const folder = join(parent, prefix + process.pid);
	const old = `${folder}-old`;
	const discard = () => {
		process.off('exit', discard);
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	};
	process.on('exit', discard);
	return {
		folder,
		discard,
		commit() {
			const replaces = existsSync(outDir);
			if (replaces) renameSync(outDir, old);
			try {
				renameSync(folder, outDir);
			} catch (error) {
				if (replaces) renameSync(old, outDir);
				throw error;
			}
			process.off('exit', discard);
			rmSync(old, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

/** Folders of builds that were killed: named after a process that no longer lives. */
function removeLeftovers(parent: string, prefix: string): void {
	if (!existsSync(parent)) return;
	for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
		const pid = /^(\d+)(?:-old)?$/.exec(name.slice(prefix.length))?.[1];
		if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
	}
}

/** Whether a build may put its result in the place of `outDir`: nothing is there yet, or a site that was built before. */
export function isReplaceable(outDir: string): boolean {
	if (!existsSync(outDir)) return true;
	if (!statSync(outDir).isDirectory()) return false;
	const names = readdirSync(outDir);
	return names.length === 0 || (names.includes('404.html') && names.includes('index.html') && !names.includes('.git') && !names.includes('package.json'));
}
