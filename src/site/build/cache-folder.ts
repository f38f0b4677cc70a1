import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#content/list-files.ts';
import { routesOf, sourceOf } from '#navigation/routes.ts';
import { versionTerms } from '#navigation/site-terms.ts';
import { PROGRAM } from '#site/program.ts';
import type { Site } from '#site/site.ts';

/** Caches kept; each stands for one state of program and links. */
const KEPT = 4;
/** Folders of this program that decide how Markdown is rendered. */
const CODE = ['src/content/markdown', 'src/content/terms', 'src/text'];

/**
 * Folder for rendered Markdown. Its name is a hash of all that rendering depends on besides the file itself: this program's Markdown code,
 * the lock file, the addresses that links lead to, the terms and fields that are linked, the status marks. So a stale page is impossible and nothing has to be cleared by hand.
 */
export function cacheFolder(site: Site): string {
	const hash = createHash('sha256');
	for (const file of [...CODE.flatMap((folder) => listFiles(PROGRAM, folder, ['.ts'])), 'package-lock.json']) hash.update(readFileSync(join(PROGRAM, file)));
	const addresses = routesOf(site).map((route) => [sourceOf(route), route.path]);
	hash.update(JSON.stringify([site.config.base, site.config.statuses, addresses, site.atlas?.ids, site.versions.map(versionTerms)]));
	const name = hash.digest('hex').slice(0, 16);
	const caches = join(PROGRAM, '.cache');
	prune(caches, name);
	return join(caches, name);
}

function prune(caches: string, current: string): void {
	try {
		const others = readdirSync(caches).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current);
		const newestFirst = others.map((name) => ({ name, at: statSync(join(caches, name)).mtimeMs })).sort((a, b) => b.at - a.at);
		for (const { name } of newestFirst.slice(KEPT - 1)) rmSync(join(caches, name), { recursive: true, force: true });
	} catch {
		// No cache yet, or another build removed it first: nothing to prune.
	}
}
