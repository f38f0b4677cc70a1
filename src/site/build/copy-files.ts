import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishedLinks } from '#content/published-links.ts';
import type { Site } from '#site/site.ts';

/** Copies the folders of files beyond the first, which the engine copies itself, and puts what links lead to in their place: they would lead nowhere from a host. */
export function copyFiles({ site, root, folder }: { site: Site; root: string; folder: string }): void {
	const { files } = site.config;
	for (const from of files.slice(1)) {
		if (existsSync(join(root, from))) cpSync(join(root, from), folder, { recursive: true });
	}
	for (const from of files) {
		for (const link of publishedLinks(root, [from])) {
			const copy = join(folder, link.slice(from.length + 1));
			rmSync(copy, { recursive: true, force: true });
			cpSync(join(root, link), copy, { recursive: true, dereference: true });
		}
	}
}
