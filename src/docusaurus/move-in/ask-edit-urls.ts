import type { ContentKind } from './ask-plugins.ts';
import { askWorker } from './ask-worker.ts';
import { findConfigFile } from './config-files.ts';

/** A text, and what the function that knows where it is changed is told of it. */
export interface AskedText {
	kind: ContentKind;
	/** Folder of the content that it belongs to, relative to that of the site, by which its plugin is found. */
	folder: string;
	told: Readonly<Record<string, string>>;
}

/**
 * Asks the functions `editUrl` of the configuration in `site` (absolute) where texts are changed, in a process without network. Returns the address of each text; `null` where
 * there is no function, or it gives none. Throws when the configuration cannot be evaluated, or a function throws.
 */
export async function askEditUrls(site: string, texts: readonly AskedText[]): Promise<(string | null)[]> {
	const config = findConfigFile(site);
	if (config === undefined) return texts.map(() => null);
	return (await askWorker('edit-urls-worker.ts', { args: [config], input: JSON.stringify(texts) })) as (string | null)[];
}
