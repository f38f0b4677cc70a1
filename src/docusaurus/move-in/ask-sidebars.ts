import type { ListedDoc } from '#navigation/sidebar/expand-sidebar.ts';
import type { CategoryFile } from '#schema/sidebar.ts';
import { askWorker } from './ask-worker.ts';
import { findConfigFile } from './config-files.ts';

/** What the function that generates the sidebars of a manual is told of one version of it. */
export interface AskedSidebars {
	/** Folder of the manual, relative to that of the site, by which its plugin is found. */
	manual: string;
	/** Folder of the version, likewise. */
	folder: string;
	versionName: string;
	/** The folders that are to be listed. */
	dirNames: readonly string[];
	docs: readonly (ListedDoc & { title: string })[];
	/** `_category_` files by the folder they stand in. */
	categories: Readonly<Record<string, CategoryFile>>;
}

/**
 * Asks the function `sidebarItemsGenerator` of the configuration in `site` (absolute) for entries, in a process without network. Returns those of each folder as they were
 * given, unchecked; `undefined` where there is no function. Throws when the configuration cannot be evaluated, or the function throws.
 */
export async function askSidebars(site: string, asked: AskedSidebars): Promise<unknown[] | undefined> {
	const config = findConfigFile(site);
	if (config === undefined) return undefined;
	return ((await askWorker('sidebars-worker.ts', { args: [config], input: JSON.stringify(asked) })) ?? undefined) as unknown[] | undefined;
}
