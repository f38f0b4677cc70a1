import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { LastUpdate } from '#navigation/site.ts';

/** A commit: its day, who made it, and the files that it changed. */
interface Commit {
	day: string;
	author: string;
	files: readonly string[];
}

/** A commit with more files than this, and more than this share of all, is a sweep: a new layout, another key, a new spelling. */
const SWEEP = { files: 10, share: 1 / 3 };

/**
 * Day of the last change (`YYYY-MM-DD`) of each page in `folders` below `root`, and who made it, by its file relative to `root`: where the history says something about the page itself.
 * The first commit of a file does not count, because files are often added, moved or imported together; nor does a commit that changed nearly all files. Nor has any page a day
 * when all were changed on one. Empty without git, outside of a repository, and in a shallow clone, where every file would seem to be of the last commit.
 */
export function lastUpdates(root: string, folders: readonly string[], { every = false } = {}): Record<string, LastUpdate> {
	const changes = commitsOf(root, folders).flatMap((commit) => commit.files.map((file) => ({ file, commit })));
	// Deleted and renamed files do not matter for the remaining pages.
	const present = [...Map.groupBy(changes, ({ file }) => file)].filter(([file]) => existsSync(join(root, file)));
	const isSweep = ({ files }: Commit) => files.length > Math.max(SWEEP.files, present.length * SWEEP.share);
	const touched = present.flatMap(([file, changesOfFile]) => {
		const commits = changesOfFile.map(({ commit }) => commit);
		const newest = every ? commits[0] : commits.slice(0, -1).find((commit) => !isSweep(commit));
		return newest === undefined ? [] : [[file, { date: newest.day, author: newest.author }] as const];
	});
	const isTelling = every || touched.length === 1 || new Set(touched.map(([, { date }]) => date)).size > 1;
	return isTelling ? Object.fromEntries(touched) : {};
}

/**
 * In a container the files mostly belong to somebody else, and git would then say nothing of them. Whoever builds a site runs its configuration anyway, and a log
 * runs nothing that the folder names.
 */
const TRUST = ['-c', 'safe.directory=*'];

/** The commits of some folders, newest first. */
function commitsOf(root: string, folders: readonly string[]): Commit[] {
	const { place, log } = logOf(root, folders);
	return log
		.split('\0')
		.slice(1)
		.map((commit) => {
			const [day = '', author = '', ...files] = commit.split('\n').filter((line) => line !== '');
			return { day, author, files: files.map((file) => posix.relative(place, file)) };
		});
}

/** The git log of some folders, and where `root` lies below the root of its paths, by whatever links it was reached; nothing without git or history, or for a shallow clone. */
function logOf(root: string, folders: readonly string[]): { place: string; log: string } {
	const git = (...args: string[]) =>
		execFileSync('git', [...TRUST, '-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
	try {
		if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return { place: '', log: '' };
		const place = git('rev-parse', '--show-prefix').replace(/\n$/, '');
		return { place, log: git('-c', 'core.quotepath=off', 'log', '--format=%x00%cs%n%an', '--name-only', '--', ...folders) };
	} catch {
		return { place: '', log: '' };
	}
}
