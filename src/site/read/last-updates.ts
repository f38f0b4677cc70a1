import { execFileSync } from 'node:child_process';
import { relative, resolve } from 'node:path';

/**
 * Day of the last commit (`JJJJ-MM-TT`) of each file below `root`, by its path relative to `root`.
 * Empty without git, outside of a repository, and in a shallow clone, where every file would seem to be of the last commit.
 */
export function lastUpdates(root: string): Record<string, string> {
	try {
		const git = (...args: string[]) =>
			execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
		if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return {};
		const top = git('rev-parse', '--show-toplevel').trim();
		const log = git('-c', 'core.quotepath=off', 'log', '--format=%x00%cs', '--name-only', '--', '.');
		const days: Record<string, string> = {};
		for (const commit of log.split('\0').slice(1)) {
			const [day = '', ...files] = commit.split('\n').filter((line) => line !== '');
			for (const file of files) days[relative(resolve(root), resolve(top, file)).replaceAll('\\', '/')] ??= day;
		}
		return days;
	} catch {
		return {};
	}
}
