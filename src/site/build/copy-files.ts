import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#site/site.ts';

/** Copies the folders of files beyond the first, which the engine copies itself. */
export function copyFiles({ site, root, folder }: { site: Site; root: string; folder: string }): void {
	for (const files of site.config.files.slice(1)) {
		if (existsSync(join(root, files))) cpSync(join(root, files), folder, { recursive: true });
	}
}
