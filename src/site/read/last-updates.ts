import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * Day of the last change (`JJJJ-MM-TT`) of each page in `folders` below `root`, by its file relative to `root`: where the history says something about the page itself.
 * A file that came with one commit and was never touched since has no day: that commit is when it was added, moved or imported, with all others. Nor has any
 * when all were changed on one day, as by a new layout. Empty without git, outside of a repository, and in a shallow clone, where every file would seem to be of
 * the last commit.
 */
export function lastUpdates(root: string, folders: readonly string[]): Record<string, string> {
	const changes = changesOf(root, folders);
	// A file that is gone, or has another name now, says nothing of the pages that are left.
	const touched = [...changes]
		.filter(([file, days]) => days.length > 1 && existsSync(join(root, file)))
		.map(([file, [newest = '']]) => [file, newest] as const);
	const isTelling = touched.length === 1 || new Set(touched.map(([, day]) => day)).size > 1;
	return isTelling ? Object.fromEntries(touched) : {};
}

/**
 * In a container the files mostly belong to somebody else, and git would then say nothing of them. Whoever builds a site runs its configuration anyway, and a log
 * runs nothing that the folder names.
 */
const TRUST = ['-c', 'safe.directory=*'];

/** Days of the commits of each file, newest first. */
function changesOf(root: string, folders: readonly string[]): Map<string, string[]> {
	const changes = new Map<string, string[]>();
	try {
		const git = (...args: string[]) =>
			execFileSync('git', [...TRUST, '-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
		if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return changes;
		const top = git('rev-parse', '--show-toplevel').trim();
		const log = git('-c', 'core.quotepath=off', 'log', '--format=%x00%cs', '--name-only', '--', ...folders);
		for (const commit of log.split('\0').slice(1)) {
			const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
			for (const file of files) {
				const path = relative(resolve(root), resolve(top, file)).replaceAll('\\', '/');
				changes.set(path, [...(changes.get(path) ?? []), day]);
			}
		}
		return changes;
	} catch {
		return new Map();
	}
}
