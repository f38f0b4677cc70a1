import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isWithin } from '#content/list-files.ts';
import type { SiteConfig } from '#schema/site-config.ts';

/** More links in a row form a circle. */
const MOST_LINKS = 40;

/** The output folder with symbolic links resolved; it need not exist yet. The link itself stays, because servers know the site by it. */
export function behindLinks(outDir: string): string {
	let folder = resolve(outDir);
	for (let links = 0; links < MOST_LINKS && lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink(); links++)
		folder = resolve(dirname(folder), readlinkSync(folder));
	return folder;
}

/** Whether a build into `target` would replace sources of the site in `home`, or put its output among them. */
export function mixesSources(target: string, { home, texts, config }: { home: string; texts: string; config: SiteConfig }): boolean {
	const { docs, otherDocs, blog, otherBlogs, pages, files } = config;
	const folders = [docs, ...otherDocs, blog, ...otherBlogs, pages].map(({ folder }) => folder);
	// If texts are in the root itself, every other folder is among them.
	const sources = [...folders, ...files].map((folder) => resolve(texts, folder)).filter((folder) => folder !== texts && folder !== home);
	return [home, texts, ...sources].some((source) => isWithin(source, target)) || sources.some((source) => isWithin(target, source));
}
