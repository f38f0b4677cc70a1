import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { lastChangeOfAll } from '#navigation/last-change.ts';
import type { Site } from '#navigation/site.ts';
import { type BuiltFile, isForReaders, listEdition } from '#offline/list-edition.ts';
import { WORKER_ADDRESS } from '#offline/worker-address.ts';
import { browserScript } from './browser-script.ts';
import { leadsOn, type SiteBefore } from './site-before.ts';

/** Paths in the program; the package renames them. */
const WORKERS = { running: 'src/offline/worker/worker.ts', ended: 'src/offline/worker/ended-worker.ts' };

interface BuiltFolder {
	/** Contains all files for readers as they will be published, except those taken from the site before. */
	folder: string;
	before?: SiteBefore | undefined;
	/** Paths of all files of the site. Others in the folder may be compressed forms, which are made at the same time. */
	files: Iterable<string>;
	/** Whether a path is that of a feed, which readers do not need without a network. */
	isFeed(path: string): boolean;
}

/** Writes what readers need to keep the site: the service worker and the list of files of the edition. If the site does not want it, the worker ends the previous one. Returns the paths. */
export async function offlineFiles(site: Site, built: BuiltFolder): Promise<string[]> {
	const { enabled } = site.config.offline;
	const edition = enabled ? writeEdition(built, lastChangeOfAll(site)) : [];
	writeFileSync(join(built.folder, WORKER_ADDRESS), await workerCode(enabled ? 'running' : 'ended'));
	return [...edition, `/${WORKER_ADDRESS}`];
}

/** Writes the list of files of an edition. Returns the paths. */
export function writeEdition(built: BuiltFolder, date: string | undefined): string[] {
	const made = listEdition(readerFiles(built), { date, hash: contentHash });
	for (const { path, text } of made) {
		mkdirSync(dirname(join(built.folder, path)), { recursive: true });
		writeFileSync(join(built.folder, path), text);
	}
	return made.map(({ path }) => path);
}

function readerFiles({ folder, before, files, isFeed }: BuiltFolder): BuiltFile[] {
	const paths = [...files].filter((path) => isForReaders(path, isFeed)).sort();
	return paths.map((path): BuiltFile => {
		const name = path.slice(1);
		const known = before?.taken.has(name) ? before.files.get(name) : undefined;
		if (known !== undefined) return { path, ...known };
		const content = readFileSync(join(folder, path));
		return { path, hash: contentHash(content), bytes: content.length, leadsOn: leadsOn(path, content) };
	});
}

/** The code of a worker. */
export const workerCode = (name: keyof typeof WORKERS): Promise<string> => browserScript(WORKERS[name]);
