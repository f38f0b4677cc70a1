import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastChangeOfAll } from '#navigation/last-change.ts';
import type { Site } from '#navigation/site.ts';
import { isForReaders, listEdition } from '#offline/list-edition.ts';
import { WORKER_ADDRESS } from '#offline/worker-address.ts';
import { browserScript } from './browser-script.ts';

const sha256Hex = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Paths of the program, which the package knows under names of its own. */
const WORKERS = { running: 'src/offline/worker/worker.ts', ended: 'src/offline/worker/ended-worker.ts' };

export interface BuiltFolder {
	/** With all files that readers can meet, as they will be published. */
	folder: string;
	/** Whether a path is that of a feed, which no reader needs without a network. */
	isFeed(path: string): boolean;
}

/** Writes what readers need to keep the site: the service worker, and which files an edition has. A site that does not want it gets a worker that ends the one before. Returns the paths. */
export async function offlineFiles(site: Site, { folder, isFeed }: BuiltFolder): Promise<string[]> {
	const { enabled } = site.config.offline;
	const edition = enabled ? writeEdition({ folder, isFeed }, lastChangeOfAll(site)) : [];
	writeFileSync(join(folder, WORKER_ADDRESS), await workerCode(enabled ? 'running' : 'ended'));
	return [...edition, `/${WORKER_ADDRESS}`];
}

/** Writes which edition the files in a folder are. Returns the paths. */
export function writeEdition({ folder, isFeed }: BuiltFolder, date: string | undefined): string[] {
	const made = listEdition(readerFiles(folder, isFeed), { date, hash: sha256Hex });
	for (const { path, text } of made) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return made.map(({ path }) => path);
}

function readerFiles(folder: string, isFeed: BuiltFolder['isFeed']) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
		.filter((path) => isForReaders(path, isFeed))
		.sort()
		.map((path) => {
			const content = readFileSync(join(folder, path));
			const leadsOn = path.endsWith('.html') && content.includes('<meta http-equiv="refresh"');
			return { path, hash: sha256Hex(content), bytes: content.length, leadsOn };
		});
}

/** The code of a worker. */
export const workerCode = (name: keyof typeof WORKERS): Promise<string> => browserScript(WORKERS[name]);
