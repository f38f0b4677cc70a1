import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROGRAM } from '#site/program.ts';
import { keepNewest } from './keep-newest.ts';

/** Sites whose caches are kept: as many as somebody works on by turns. */
const KEPT_SITES = 12;
/** States of one site that are kept: as many as a writer goes to and fro between. */
export const KEPT_STATES = 4;

const SITES = join(PROGRAM, '.cache/sites');

/** Folder of the caches of the site in `root` (absolute). No other site has it, so what two sites have under one name never meets. */
export function siteCache(root: string): string {
	return usedFolder(SITES, `${basename(root)}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`, KEPT_SITES);
}

/** The folder `name` in `parent`, made when it is not there. Of its neighbours only those stay that were used last. */
export function usedFolder(parent: string, name: string, kept: number): string {
	const folder = join(parent, name);
	mkdirSync(folder, { recursive: true });
	const now = new Date();
	utimesSync(folder, now, now);
	keepNewest(parent, kept);
	return folder;
}
