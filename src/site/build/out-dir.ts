import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isWithin } from '#content/list-files.ts';
import type { SiteConfig } from '#schema/site-config.ts';

/** More links in a row lead in a circle. */
const MOST_LINKS = 40;

/** The folder that a link in the place of the output leads to, though it may not be there yet: the link stays, whoever serves the site knows it by that. */
export function behindLinks(outDir: string): string {
	let folder = resolve(outDir);
	for (let links = 0; links < MOST_LINKS && lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink(); links++)
		folder = resolve(dirname(folder), readlinkSync(folder));
	return folder;
}

/** Whether a build into `target` would replace what the site in `home` is made from, or put its result among it. */
export function mixesSources(target: string, { home, texts, config }: { home: string; texts: string; config: SiteConfig }): boolean {
	const { docs, otherDocs, blog, otherBlogs, pages, files } = config;
	const folders = [docs, ...otherDocs, blog, ...otherBlogs, pages].map(({ folder }) => folder);
	// Who keeps texts in the root has every other folder among them.
	const sources = [...folders, ...files].map((folder) => resolve(texts, folder)).filter((folder) => folder !== texts && folder !== home);
	return [home, texts, ...sources].some((source) => isWithin(source, target)) || sources.some((source) => isWithin(target, source));
}
