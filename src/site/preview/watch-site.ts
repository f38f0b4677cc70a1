import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Folders whose content makes the site; the files beside them are watched by the root itself. */
const FOLDERS = ['docs', 'blog', 'pages', 'api', 'versioned_docs', 'versioned_sidebars'];

/** Editors write a file in several steps; one call for all of them. */
const QUIET_MS = 40;

/**
 * Calls `onChange` after something in the sources of a site has changed, once for changes that come together.
 * Not the whole folder is watched: a site may share it with `node_modules`.
 * @returns a function that ends the watch.
 */
export function watchSite(root: string, onChange: () => void, folders: readonly string[] = FOLDERS): () => void {
	const watchers = new Map<string, FSWatcher>();
	let timer: NodeJS.Timeout | undefined;
	const changed = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			follow();
			onChange();
		}, QUIET_MS);
	};
	/** Begins to watch folders that are new and forgets those that are gone. */
	function follow(): void {
		for (const name of folders) {
			const folder = join(root, name);
			const watcher = watchers.get(name);
			if (watcher === undefined && existsSync(folder)) watchers.set(name, watch(folder, { recursive: true }, changed).on('error', changed));
			else if (watcher !== undefined && !existsSync(folder)) {
				watcher.close();
				watchers.delete(name);
			}
		}
	}
	watchers.set('.', watch(root, changed).on('error', changed));
	follow();
	return () => {
		clearTimeout(timer);
		for (const watcher of watchers.values()) watcher.close();
	};
}
