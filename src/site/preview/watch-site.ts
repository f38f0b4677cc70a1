import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourcePlaces } from './source-places.ts';

/** Editors write a file in several steps; one call for all of them. */
const QUIET_MS = 40;

/**
 * Whether the system itself reports what changes anywhere below a folder. On Linux Node imitates it by watching each file, and loses sight of one as soon as
 * another takes its place, as `git checkout` and many editors do; so each folder is watched there by itself.
 */
const REPORTS_BELOW = process.platform !== 'linux';

/** A folder that is watched, if need be with everything below it. */
interface WatchedFolder {
	path: string;
	recursive: boolean;
}

/** Watches the sources of a site. */
interface SiteWatch {
	/** Watches these folders from now on, and no others. One that has gone since they were listed is a change. */
	follow(folders: ReadonlyMap<string, WatchedFolder>): void;
	stop(): void;
}

/** Calls `onChange` after something has changed in what is followed, once for changes that come together; whoever is called follows anew. */
export function watchSite(onChange: () => void): SiteWatch {
	const watchers = new Map<string, FSWatcher>();
	const isWritten = noticeWrites();
	let timer: NodeJS.Timeout | undefined;
	const changed = () => {
		clearTimeout(timer);
		timer = setTimeout(onChange, QUIET_MS);
	};
	const begin = (key: string, { path, recursive }: WatchedFolder) => {
		const watcher = watch(path, { recursive }, (event, name) => {
			if (event === 'rename' || name === null || isWritten(join(path, name))) changed();
		});
		watchers.set(key, watcher.on('error', changed));
	};
	return {
		follow(folders) {
			for (const [key, watcher] of watchers) {
				if (folders.has(key)) continue;
				watcher.close();
				watchers.delete(key);
			}
			for (const [key, folder] of folders) if (!watchers.has(key)) unlessGone(() => begin(key, folder), changed);
		},
		stop() {
			clearTimeout(timer);
			for (const watcher of watchers.values()) watcher.close();
		},
	};
}

/**
 * The folders in which changes of these places show, by keys that differ whenever one took the place of another: those that are there, and for the rest the
 * folder in which they would turn up.
 */
export function foldersOfPlaces({ trees, folders }: SourcePlaces): ReadonlyMap<string, WatchedFolder> {
	const flat = [...folders, ...trees.flatMap((tree) => [dirname(tree), ...(hasPackages(tree) ? [tree] : [])])].map(nearestFolder);
	return new Map([...flat.map((path) => [watcherKey(path), { path, recursive: false }] as const), ...trees.flatMap(foldersToWatch).flatMap(withFoldersBelow)]);
}

/**
 * Tells whether a file has been written since it was last asked about; the first time it has. Systems report a file as well when it gets another name
 * elsewhere, as all sources do whenever a site in another language is read: that would be read without end.
 */
export function noticeWrites(): (file: string) => boolean {
	const states = new Map<string, string>();
	return (file) => {
		const stat = statSync(file, { throwIfNoEntry: false });
		const state = `${stat?.mtimeMs} ${stat?.size}`;
		if (states.get(file) === state) return false;
		states.set(file, state);
		return true;
	};
}

/** The watchers that see all of a folder, by their keys. */
function withFoldersBelow(path: string): [string, WatchedFolder][] {
	if (REPORTS_BELOW) return [[`${watcherKey(path)} and below`, { path, recursive: true }]];
	const below = subfoldersOf(path).filter((name) => name !== 'node_modules');
	return [[watcherKey(path), { path, recursive: false }], ...below.flatMap((name) => withFoldersBelow(join(path, name)))];
}

const subfoldersOf = (path: string): string[] =>
	unlessGone(
		() => readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
		() => [],
	);

/** What comes of a folder that may have gone since it was seen, as some do at `git checkout`. */
function unlessGone<T>(look: () => T, otherwise: () => T): T {
	try {
		return look();
	} catch (error) {
		if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return otherwise();
		throw error;
	}
}

/** A folder that went and came again is another one. */
const watcherKey = (path: string) => `${path} ${statSync(path, { throwIfNoEntry: false })?.ino}`;

const nearestFolder = (path: string): string => (existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path)));

const hasPackages = (folder: string) => existsSync(join(folder, 'node_modules'));

/** The folders to watch for a tree: one that holds packages, too, part by part without them and without what tools keep. */
export function foldersToWatch(tree: string): string[] {
	if (!existsSync(tree)) return [];
	if (!hasPackages(tree)) return [tree];
	return subfoldersOf(tree)
		.filter((name) => !/^(?:\.|node_modules$)/.test(name))
		.map((name) => join(tree, name));
}
